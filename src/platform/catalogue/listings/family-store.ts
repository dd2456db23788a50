import { sql } from 'drizzle-orm';
import type {
  ChildFamily,
  Family,
  FamilyLink,
  FamilyPage,
  MenuFamily,
} from '#src/domain/catalogue/catalogue.schema.ts';
import { countChoices, type ListQuery } from '#src/domain/catalogue/facets.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { findLooks } from '../products/option-pictures.ts';
import { searchEnginesOf } from '../products/search-engine-texts.ts';
import type { ShopView } from '../shop-view.ts';
import { countBoth, hasBit, isNone, noBits, placesOf } from './bits.ts';
import { comingInFamily } from './coming-tiles.ts';
import { narrow } from './facets.ts';
import { optionsMeant, pageOf, soldIn } from './list-page.ts';
import type { ListingIndex } from './listing-index.ts';
import type { OptionSet } from './option-sets.ts';
import { readShelf } from './store-shelf.ts';
import { findTiles, shownOf } from './tile-rows.ts';

const IN_STOCK = ['AVAILABLE', 'FEW_REMAINING'] as const;

const link = sql`jsonb_build_object('familyId', t.family_id, 'slug', t.slug, 'title', t.title)`;

/** Whether a shop shows the family `f`. */
export const isShownIn = (domain: OnlineLocale) =>
  sql`(f.shops is null or ${domain} = any(f.shops))`;

type FamilyRow = Omit<Family, 'children'> & { children: FamilyLink[] };

async function findFamily(
  db: Queryable,
  familyId: string,
  { lang, domain }: ShopView,
): Promise<FamilyRow | null> {
  const { rows } = await db.execute<{ family: FamilyRow }>(sql`
    with recursive above (family_id, parent_id, depth) as (
      select family_id, parent_id, 0 from families where family_id = ${familyId}
      union all
      select f.family_id, f.parent_id, above.depth + 1
      from above join families f on f.family_id = above.parent_id
    )
    select ${link} || jsonb_build_object(
      'text', t.text, 'formerSlugs', t.former_slugs,
      'parents', (select coalesce(jsonb_agg(${link} order by above.depth desc), '[]')
        from above join family_texts t on t.family_id = above.family_id
        where above.depth > 0 and t.lang = ${lang}),
      'children', (select coalesce(jsonb_agg(${link} order by f.position), '[]')
        from families f join family_texts t on t.family_id = f.family_id
        where f.parent_id = ${familyId} and t.lang = ${lang} and ${isShownIn(domain)})
    ) || ${searchEnginesOf} as family
    from family_texts t join families f on f.family_id = t.family_id and ${isShownIn(domain)}
    where t.family_id = ${familyId} and t.lang = ${lang}`);
  return rows[0]?.family ?? null;
}

/** The options that a family lists, where it is not all of its products. */
function optionsOf(index: ListingIndex, { domain }: ShopView, familyId: string): OptionSet | null {
  return index.saleFamilies.has(familyId) ? (index.reduced.get(domain) ?? null) : null;
}

/** What a family lists in a shop. */
function soldOf(index: ListingIndex, shop: ShopView, familyId: string) {
  const listed = optionsOf(index, shop, familyId)?.any ?? index.families.get(familyId);
  return soldIn(index, shop, listed ?? noBits(index.capacity));
}

/** The option that the tile of a product shows, by the index alone. */
function shownOption(index: ListingIndex, place: number): string | null {
  const options = index.optionIds[place] ?? [];
  const isLeft = (layer: number) =>
    IN_STOCK.some((level) => {
      const left = index.availability.get(level)?.layers[layer];
      return left !== undefined && hasBit(left, place);
    });
  return shownOf(options, (_, layer) => isLeft(layer)) ?? null;
}

/** Families with the first product in the list of each, for their tiles. */
async function withFirstProducts(
  db: Queryable,
  index: ListingIndex,
  shop: ShopView,
  families: readonly FamilyLink[],
): Promise<ChildFamily[]> {
  const children = families.map((family) => {
    const [first] = placesOf(soldOf(index, shop, family.familyId));
    return { ...family, optionId: first === undefined ? null : shownOption(index, first) };
  });
  const looks = await findLooks(
    db,
    children.flatMap(({ optionId }) => optionId ?? []),
  );
  return children.map((child) => {
    const look = child.optionId === null ? undefined : looks.get(child.optionId);
    return look === undefined ? child : { ...child, look };
  });
}

/**
 * One page of a family and of the families below it; null when there is no such family. A page
 * past the end is empty.
 */
export async function findFamilyPage(
  db: Queryable,
  index: ListingIndex,
  familyId: string,
  shop: ShopView,
  query: ListQuery,
): Promise<FamilyPage | null> {
  const row = await findFamily(db, familyId, shop);
  if (row === null) return null;
  const shelf = await readShelf(db, index, query.filter.store, shop);
  const sold = soldOf(index, shop, familyId);
  const meant = optionsOf(index, shop, familyId);
  const { found, options, facets } = narrow(index, shop, sold, query.filter, shelf, meant);
  const ids = pageOf(index, shop, { found, options }, query);
  const listed = await findTiles(db, shop, ids, optionsMeant(index, ids, options));
  // What a choice of colours or sizes leaves of them is not known before they are listed.
  const coming = countChoices(query.filter) === 0 ? await comingInFamily(db, shop, familyId) : [];
  const family = { ...row, children: await withFirstProducts(db, index, shop, row.children) };
  const { page, pageSize } = query;
  const values = page === 0 ? [...coming, ...listed] : listed;
  const total = countBoth(found, found) + coming.length;
  return { family, facets, total, page, size: pageSize, values };
}

/** Families that a shop shows, those above them too, and that have something to show in it. */
export async function findMenuFamilies(
  db: Queryable,
  index: ListingIndex,
  shop: ShopView,
): Promise<MenuFamily[]> {
  const { rows } = await db.execute<MenuFamily>(sql`
    with recursive shown (family_id, parent_id, place) as (
      select f.family_id, f.parent_id, array[f.position] from families f
      where f.parent_id is null and ${isShownIn(shop.domain)}
      union all
      select f.family_id, f.parent_id, shown.place || f.position
      from shown join families f on f.parent_id = shown.family_id and ${isShownIn(shop.domain)}
    )
    select shown.family_id as "familyId", shown.parent_id as "parentId", t.slug, t.title,
      t.former_titles as "formerTitles"
    from shown join family_texts t on t.family_id = shown.family_id and t.lang = ${shop.lang}
    order by shown.place`);
  return rows.filter(({ familyId }) => !isNone(soldOf(index, shop, familyId)));
}
