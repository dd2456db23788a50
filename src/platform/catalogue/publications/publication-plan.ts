import { and, inArray, sql } from 'drizzle-orm';
import { type Lack, neededOf, publicationState } from '#src/domain/catalogue/publication.ts';
import type {
  PublicationOutcome,
  PublicationRefusal,
  WantedPublications,
} from '#src/domain/catalogue/publication-set.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { revisionOf } from '../../kernel/revision-of.ts';
import { findWebDomainsOf } from '../../shops/face.ts';
import { isOneOf } from '../listings/listing-rows.ts';
import { nameOrOther } from '../products/product-names.ts';
import { momentsOf, type PublicationRow, revisionOfRow, termOf } from './publications.ts';
import { readLacks } from './readiness.ts';
import { productPublications } from './tables.ts';

/** What becomes of a product in a shop: `after` is how it stands there then. */
export type PlannedPublication = {
  productId: string;
  name: string;
  shop: OnlineLocale;
  before: PublicationRow | null;
  after: PublicationRow | null;
  refusal: PublicationRefusal | null;
  lacks: Lack[];
};

type Of = { productIds: readonly string[]; shops: readonly OnlineLocale[] };

/** How some products stand in shops. */
export async function findPublications(db: Queryable, { productIds, shops }: Of) {
  const { productId, domain } = productPublications;
  const rows =
    productIds.length === 0 || shops.length === 0
      ? []
      : await db
          .select()
          .from(productPublications)
          .where(and(inArray(productId, [...productIds]), inArray(domain, [...shops])));
  const found = new Map(rows.map((row) => [`${row.productId} ${row.domain}`, row]));
  return (id: string, shop: OnlineLocale) => found.get(`${id} ${shop}`) ?? null;
}

/** Names of those products that are there, in the language of the caller. */
export async function findNames(
  db: Queryable,
  { language = 'en' }: Pick<StaffCaller, 'language'>,
  productIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select p.product_id as id, ${nameOrOther(language)} as name from products p
    where ${isOneOf(sql`p.product_id`, productIds)}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A withdrawn product stays as it was until now; one that never began is a draft again. */
const withdrawn = (before: PublicationRow, now: Date): PublicationRow | null =>
  before.validFrom > now ? null : { ...before, validUntil: now };

/** Throws NOT_FOUND for a shop that is not open, or not the caller's. */
async function requireOpen(db: Queryable, caller: StaffCaller, shops: readonly OnlineLocale[]) {
  const open = new Set((await findWebDomainsOf(db, caller)).map(({ domain }) => domain));
  if (shops.some((shop) => !open.has(shop))) throw new DomainError('NOT_FOUND');
}

/** What becomes of products that are published or withdrawn; nothing is written. Throws NOT_FOUND. */
export async function planPublications(
  db: Queryable,
  caller: StaffCaller,
  { productIds, shops, to }: WantedPublications & Of,
  now: Date,
): Promise<PlannedPublication[]> {
  await requireOpen(db, caller, shops);
  const names = await findNames(db, caller, productIds);
  const rowOf = await findPublications(db, { productIds, shops });
  const lacksOf = to === null ? () => [] : await readLacks(db, productIds, shops, now);
  const planned: PlannedPublication[] = [];
  for (const shop of shops) {
    const moments = to === null ? null : await momentsOf(db, shop, to);
    for (const productId of productIds) {
      const before = rowOf(productId, shop);
      const lacks = neededOf(lacksOf(productId, shop));
      const stays = { productId, name: names.get(productId) ?? productId, shop, before, lacks };
      const refused = (refusal: PublicationRefusal) =>
        planned.push({ ...stays, after: before, refusal });
      const isDue = ['published', 'planned'].includes(publicationState(before, now));
      if (!names.has(productId)) refused('NOT_FOUND');
      else if (lacks.length > 0) refused('PRODUCT_NOT_READY');
      else if (to === null || moments === null) {
        const after = before !== null && isDue ? withdrawn(before, now) : before;
        planned.push({ ...stays, after, refusal: null });
      } else {
        const of = { productId, domain: shop, shownAs: to.shownAs, madeBy: caller.name };
        try {
          const after = { ...of, ...termOf(moments, before, now) };
          planned.push({ ...stays, after, refusal: null });
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          refused('PUBLICATION_INVALID');
        }
      }
    }
  }
  return planned;
}

export const isChanged = ({ before, after, refusal }: PlannedPublication): boolean =>
  refusal === null && revisionOfRow(before) !== revisionOfRow(after);

/** Counts for each shop, and what is refused by name. */
export function outcomeOf(planned: readonly PlannedPublication[]): PublicationOutcome {
  const refused = planned.flatMap(({ productId, name, shop, refusal, lacks }) =>
    refusal === null ? [] : [{ productId, name, shop, refusal, lacks }],
  );
  const shops = [...Map.groupBy(planned, ({ shop }) => shop)].map(([shop, own]) => {
    const changed = own.filter(isChanged).length;
    const kept = own.filter(({ refusal }) => refusal !== null).length;
    return { shop, changed, asBefore: own.length - changed - kept, refused: kept };
  });
  return { shops, refused };
}

/** Tells how a product stands in some shops from any other way. */
export const revisionOfProduct = (rows: readonly (PublicationRow | null)[]): string =>
  revisionOf(rows.map(revisionOfRow));
