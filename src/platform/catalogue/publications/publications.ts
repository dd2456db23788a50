import { and, eq, inArray, sql } from 'drizzle-orm';
import { neededOf, publicationState, type ShownAs } from '#src/domain/catalogue/publication.ts';
import type { Publication, Publishing } from '#src/domain/catalogue/staff-product.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { shopTimeZone } from '#src/domain/store/store.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { revisionOf } from '../../kernel/revision-of.ts';
import { findWebDomainsOf } from '../../shops/face.ts';
import { audit } from '../../staff/face.ts';
import { followListings } from '../listings/follow-listings.job.ts';
import { lockListings } from '../listings/refresh-listings.ts';
import { currencyOfShop } from '../prices/price-points.ts';
import { products } from '../products/tables.ts';
import {
  notePublications,
  type PublicationMove,
  planPublicationToBegin,
} from './begin-publications.job.ts';
import { readLacks } from './readiness.ts';
import { productPublications } from './tables.ts';

export type PublicationRow = typeof productPublications.$inferSelect;

export const revisionOfRow = (row: PublicationRow | null): string =>
  row === null ? 'none' : revisionOf([row.shownAs, row.validFrom, row.validUntil]);

/** How a product stands in the open shops of a caller. */
export async function readPublications(
  db: Queryable,
  caller: Pick<StaffCaller, 'shops'>,
  productId: string,
  now: Date,
): Promise<Publication[]> {
  const rows = await db
    .select()
    .from(productPublications)
    .where(eq(productPublications.productId, productId));
  const shops = (await findWebDomainsOf(db, caller)).map(({ domain }) => domain);
  const lacksIn = await readLacks(db, [productId], shops, now);
  return shops.map((shop) => {
    const row = rows.find(({ domain }) => domain === shop) ?? null;
    return {
      ...{ shop, currency: currencyOfShop(shop), state: publicationState(row, now) },
      ...{ shownAs: row?.shownAs ?? null, madeBy: row?.madeBy ?? null },
      from: row?.validFrom.toISOString() ?? null,
      until: row?.validUntil?.toISOString() ?? null,
      ...{ lacks: lacksIn(productId, shop), revision: revisionOfRow(row) },
    };
  });
}

/** The instant of a minute by the clocks of a shop. */
async function instantOf(db: Queryable, minute: string, shop: OnlineLocale): Promise<Date> {
  const zone = shopTimeZone(getDomain(shop).iso2);
  const { rows } = await db.execute<{ ms: string }>(
    sql`select (extract(epoch from ${minute}::timestamp at time zone ${zone}) * 1000)::bigint::text as ms`,
  );
  return new Date(Number(rows[0]?.ms));
}

/** When a shop is to begin and to end showing products; null for now, and for no end. */
export async function momentsOf(
  db: Queryable,
  shop: OnlineLocale,
  { from, until }: NonNullable<Publishing['to']>,
): Promise<{ from: Date | null; until: Date | null }> {
  return {
    from: from === null ? null : await instantOf(db, from, shop),
    until: until === null ? null : await instantOf(db, until, shop),
  };
}

/** From when to when a shop is to show it; throws PUBLICATION_INVALID. */
export function termOf(
  { from, until: validUntil }: { from: Date | null; until: Date | null },
  before: PublicationRow | null,
  now: Date,
) {
  const isShown = publicationState(before, now) === 'published';
  const asked = from ?? now;
  // What is shown already goes on: it began when it began.
  const validFrom = asked <= now && isShown && before !== null ? before.validFrom : asked;
  if (validUntil !== null && (validUntil <= validFrom || validUntil <= now)) {
    throw new DomainError('PUBLICATION_INVALID', { field: 'until' });
  }
  return { validFrom: asked <= now && !isShown ? now : validFrom, validUntil };
}

export const toldOf = (row: PublicationRow | null) =>
  row === null
    ? null
    : {
        shownAs: row.shownAs,
        from: row.validFrom.toISOString(),
        until: row.validUntil?.toISOString() ?? null,
      };

/** Writes how shops show products, many rows at a time. */
export async function writeRows(tx: Transaction, rows: readonly PublicationRow[]): Promise<void> {
  const key = [productPublications.productId, productPublications.domain];
  const set = {
    ...{ shownAs: sql`excluded.shown_as`, madeBy: sql`excluded.made_by` },
    ...{ validFrom: sql`excluded.valid_from`, validUntil: sql`excluded.valid_until` },
  };
  for (let first = 0; first < rows.length; first += 1_000) {
    await tx
      .insert(productPublications)
      .values(rows.slice(first, first + 1_000))
      .onConflictDoUpdate({ target: key, set });
  }
}

/** Has what never began be a draft again. */
export const removeRow = (tx: Transaction, { productId, domain }: PublicationRow) =>
  tx
    .delete(productPublications)
    .where(
      and(eq(productPublications.productId, productId), eq(productPublications.domain, domain)),
    );

/** Writes how one shop shows a product from now on; null ends it. */
export async function writePublication(
  tx: Transaction,
  { before, after }: { before: PublicationRow | null; after: PublicationRow | null },
  now: Date,
): Promise<void> {
  if (after !== null) {
    await writeRows(tx, [after]);
    await planPublicationToBegin(tx, after, now);
  } else if (before !== null) {
    if (before.validFrom > now) await removeRow(tx, before);
    else await writeRows(tx, [{ ...before, validUntil: now }]);
  }
  await notePublications(tx, [{ before, after }], now);
}

/**
 * Shows a product in shops, or withdraws it. Throws NOT_FOUND, CHANGED_BY_OTHERS where a shop is not as it
 * was read, PUBLICATION_INVALID, and PRODUCT_NOT_READY, which names the shop.
 */
export async function publishProduct(
  tx: Transaction,
  caller: StaffCaller,
  { productId, shops, to }: Publishing & { productId: string },
  now: Date,
): Promise<void> {
  await lockListings(tx, now);
  const open = new Set((await findWebDomainsOf(tx, caller)).map(({ domain }) => domain));
  const isThere = await tx.$count(products, eq(products.productId, productId));
  if (isThere === 0 || shops.some(({ shop }) => !open.has(shop))) {
    throw new DomainError('NOT_FOUND');
  }
  const names = shops.map(({ shop }) => shop);
  const rows = await tx
    .select()
    .from(productPublications)
    .where(
      and(eq(productPublications.productId, productId), inArray(productPublications.domain, names)),
    );
  const lacksIn = await readLacks(tx, [productId], names, now);
  for (const { shop, revision } of shops) {
    const before = rows.find(({ domain }) => domain === shop) ?? null;
    if (revisionOfRow(before) !== revision) throw new DomainError('CHANGED_BY_OTHERS');
    if (to !== null && neededOf(lacksIn(productId, shop)).length > 0) {
      throw new DomainError('PRODUCT_NOT_READY', { field: shop });
    }
    const after =
      to === null
        ? null
        : {
            ...{ productId, domain: shop, shownAs: to.shownAs, madeBy: caller.name },
            ...termOf(await momentsOf(tx, shop, to), before, now),
          };
    const isDue = ['published', 'planned'].includes(publicationState(before, now));
    if (after === null && !isDue) continue;
    await writePublication(tx, { before, after }, now);
    await audit(tx, caller, now, {
      action: after === null ? 'product.withdraw' : 'product.publish',
      ...{ subject: { kind: 'product', id: productId }, shop },
      ...{ before: toldOf(before), after: toldOf(after) },
    });
  }
  await followListings(tx, [productId], now);
}

/**
 * Shows a product in shops as a file says, or withdraws it there (`null`). What the staff decided for a
 * shop stays as it is. Answers what changed; the caller tells it.
 */
export async function publishByFile(
  tx: Transaction,
  {
    productId,
    shops,
    shownAs,
  }: { productId: string; shops: readonly OnlineLocale[]; shownAs: ShownAs | null },
  now: Date,
): Promise<PublicationMove[]> {
  const rows = await tx
    .select()
    .from(productPublications)
    .where(eq(productPublications.productId, productId));
  const moved = shops.flatMap((domain): PublicationMove[] => {
    const before = rows.find((row) => row.domain === domain) ?? null;
    if (before !== null && before.madeBy !== null) return [];
    const isShown = publicationState(before, now) === 'published';
    if (shownAs === null) return isShown ? [{ before, after: null }] : [];
    if (isShown && before?.shownAs === shownAs) return [];
    const validFrom = isShown && before !== null ? before.validFrom : now;
    return [
      { before, after: { productId, domain, shownAs, validFrom, validUntil: null, madeBy: null } },
    ];
  });
  await writeRows(
    tx,
    moved.flatMap(({ before, after }) => after ?? (before && { ...before, validUntil: now }) ?? []),
  );
  return moved;
}
