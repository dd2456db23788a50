import { inArray } from 'drizzle-orm';
import {
  type Lack,
  neededOf,
  publicationState,
  type ShownAs,
} from '#src/domain/catalogue/publication.ts';
import { clockOf } from '#src/domain/shop/clock.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { shopTimeZone } from '#src/domain/store/store.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import { type Actor, audit } from '../../staff/face.ts';
import type { Author } from '../documents/product-versions.ts';
import { findPublications } from './publication-plan.ts';
import { revisionOfRow, termOf, toldOf, writePublication } from './publications.ts';
import { readLacks } from './readiness.ts';
import { productPublications } from './tables.ts';

/** How a shop shows a product, as a file says it: minutes of the clocks of the shop. */
export type FileTerm = {
  shownAs: ShownAs;
  from: string;
  until: string | null;
  begins: Date;
  ends: Date | null;
  /** Whether it is shown now, or will be. */
  isDue: boolean;
};

/** How a shop is to show a product; null withdraws it, and null for `from` is now. */
export type PlannedTerm = {
  shop: OnlineLocale;
  to: { shownAs: ShownAs; from: Date | null; until: Date | null } | null;
};

function minuteIn(shop: OnlineLocale, instant: Date): string {
  const clock = clockOf(instant.getTime(), shopTimeZone(getDomain(shop).iso2));
  return new Date(clock).toISOString().slice(0, 16).replace('T', ' ');
}

/** How shops show some products, and showed those that were withdrawn. */
export async function readTermsOf(
  db: Queryable,
  productIds: readonly string[],
  now: Date,
): Promise<Map<string, Map<OnlineLocale, FileTerm>>> {
  const rows = await db
    .select()
    .from(productPublications)
    .where(inArray(productPublications.productId, [...productIds]));
  const terms = new Map<string, Map<OnlineLocale, FileTerm>>();
  for (const row of rows) {
    const { productId, domain: shop, shownAs, validFrom: begins, validUntil: ends } = row;
    const own = terms.get(productId) ?? new Map<OnlineLocale, FileTerm>();
    terms.set(productId, own);
    own.set(shop, {
      ...{ shownAs, begins, ends, from: minuteIn(shop, begins) },
      until: ends === null ? null : minuteIn(shop, ends),
      isDue: ['published', 'planned'].includes(publicationState(row, now)),
    });
  }
  return terms;
}

type Asked = { productId: string; terms: readonly PlannedTerm[]; by: Author; actor: Actor };

/**
 * Has shops show a product as a file says, each to the audit log. Answers what it lacks where that keeps a
 * shop from showing it; the caller's transaction ends then. The caller has locked the lists.
 */
export async function publishAsSaid(
  tx: Transaction,
  { productId, terms, by, actor }: Asked,
  now: Date,
): Promise<Lack[]> {
  const shops = terms.map(({ shop }) => shop);
  const rowOf = await findPublications(tx, { productIds: [productId], shops });
  const lacksIn = await readLacks(tx, [productId], shops, now);
  const lacking = terms.flatMap(({ shop, to }) =>
    to === null ? [] : neededOf(lacksIn(productId, shop)),
  );
  if (lacking.length > 0) return [...new Set(lacking)];
  for (const { shop, to } of terms) {
    const before = rowOf(productId, shop);
    const after =
      to === null
        ? null
        : {
            ...{ productId, domain: shop, shownAs: to.shownAs, madeBy: by.madeBy },
            ...termOf(to, before, now),
          };
    const isDue = ['published', 'planned'].includes(publicationState(before, now));
    if (after === null ? !isDue : revisionOfRow(after) === revisionOfRow(before)) continue;
    await writePublication(tx, { before, after }, now);
    await audit(tx, actor, now, {
      action: after === null ? 'product.withdraw' : 'product.publish',
      ...{ subject: { kind: 'product', id: productId }, shop },
      ...{ before: toldOf(before), after: toldOf(after) },
    });
  }
  return [];
}
