import { asc, type SQL, sql } from 'drizzle-orm';
import * as calls from '#src/domain/catalogue/catalogue.calls.ts';
import type { RelatedProducts } from '#src/domain/catalogue/catalogue.schema.ts';
import type { ListFilter, ListQuery } from '#src/domain/catalogue/facets.ts';
import type { Segmentation } from '#src/domain/catalogue/segmentation.schema.ts';
import { type NamedPage, PAGE_NAMES_SIZE } from '#src/domain/content/content.ts';
import type { PageName, PageNames } from '#src/domain/content/page-names.schema.ts';
import { requireFound } from '#src/domain/errors.ts';
import { type Language, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import {
  DRAFT_PREVIEW,
  PRODUCT_PREVIEW,
  readPreview,
  SHOP_PREVIEW,
} from '../kernel/http/preview-tokens.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { findDrafted } from './documents/product-drafts.ts';
import { segmentations } from './goods-words/tables.ts';
import { findFamilyPage, findMenuFamilies } from './listings/family-store.ts';
import type { ListingIndex } from './listings/listing-index.ts';
import { findTiles } from './listings/tile-rows.ts';
import { at } from './prices/current-prices.ts';
import { findFeedPage } from './products/feed-store.ts';
import { lookOf } from './products/option-pictures.ts';
import { findProduct, type ProductKey } from './products/product-store.ts';
import { type FindMarks, markProduct, markTiles } from './products/promotion-marks.ts';
import { findStocks } from './products/stock-store.ts';
import { isOpen } from './publications/visibility.ts';
import { searchProducts } from './search/search-store.ts';
import { findSuggestions } from './search/suggestion-store.ts';
import type { ShopView } from './shop-view.ts';

/** The segmentation tree, parents before children, titled in one language. */
async function findSegmentations(db: Queryable, lang: Language): Promise<Segmentation[]> {
  const rows = await db
    .select({
      segmentationId: segmentations.segmentationId,
      parentId: segmentations.parentId,
      title: sql<string>`${segmentations.titles} ->> ${lang}`,
    })
    .from(segmentations)
    .orderBy(asc(segmentations.position));
  return rows.map(({ segmentationId, parentId, title }) => ({
    segmentationId,
    parent: parentId === null ? null : { segmentationId: parentId },
    title,
  }));
}

/** What goes with a product and what resembles it; sold-out products are no advice. */
async function findRelated(
  db: Queryable,
  productId: string,
  shop: ShopView,
  now: Date,
): Promise<RelatedProducts> {
  const { rows } = await db.execute<{ kind: 'look' | 'similar'; relatedId: string }>(sql`
    select r.kind, r.related_id as "relatedId" from product_relations r
    join products p on p.product_id = r.product_id and ${isOpen(shop.domain, now)}
    where r.product_id = ${productId} order by r.kind, r.position`);
  const tiles = await findTiles(
    db,
    shop,
    rows.map(({ relatedId }) => relatedId),
  );
  const left = new Map(
    tiles
      .filter(({ availability }) => availability !== 'UNAVAILABLE')
      .map((tile) => [tile.productId, tile]),
  );
  const of = (kind: 'look' | 'similar') =>
    rows.filter((row) => row.kind === kind).flatMap((row) => left.get(row.relatedId) ?? []);
  return { look: of('look'), similar: of('similar') };
}

/** An instant as JSON has it. */
const asJson = (instant: SQL) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/**
 * When an option was published or last repriced. Not joined, and not `max` of the column alone:
 * of a database that was just filled the planner would read all prices for each product.
 */
const lastPriced = (now: Date) => sql`
  (select max(greatest(c.valid_from, p.published_at)) from prices c
    where c.option_id = o.option_id and c.valid_from <= ${at(now)})`;

/** Listed products where they are sold, and all families everywhere. */
const NAMED: Record<NamedPage, (now: Date) => SQL> = {
  product: (now) => sql`
    select p.product_id as id,
      (select jsonb_object_agg(t.lang, t.slug) from product_texts t
        where t.product_id = p.product_id) as slugs,
      (select jsonb_agg(l.domain) from tiles l where l.product_id = p.product_id) as shops,
      (select o.option_id from product_options o
        where o.product_id = p.product_id order by o.position limit 1) as "optionId",
      (select ${lookOf} from product_options o
        where o.product_id = p.product_id order by o.position limit 1) as look,
      ${asJson(sql`(select max(${lastPriced(now)}) from product_options o
        where o.product_id = p.product_id)`)} as "changedAt"
    from products p where exists (select from tiles l where l.product_id = p.product_id)`,
  // What is in the sale follows from the prices.
  family: (now) => sql`
    select f.family_id as id,
      (select jsonb_object_agg(t.lang, t.slug) from family_texts t
        where t.family_id = f.family_id) as slugs,
      to_jsonb(coalesce(f.shops, ${sql.raw(`array['${ONLINE_LOCALES.join("','")}']`)})) as shops,
      null::text as "optionId", null::text as look,
      ${asJson(sql`coalesce((select max(p.published_at) from product_families m
        join products p on p.product_id = m.product_id
        join families c on c.family_id = m.family_id
        where f.family_id in (c.family_id, c.parent_id)),
        (select max(valid_from) from prices where valid_from <= ${at(now)}))`)} as "changedAt"
    from families f`,
};

type Question = { kind: NamedPage; page: number; id?: string | undefined };

/** Names of one page of families or products, by id, or of the one with an id; empty past the end. */
async function findPageNames(
  db: Queryable,
  { kind, page, id }: Question,
  now: Date,
): Promise<PageNames> {
  const named = sql`(${NAMED[kind](now)}) named ${id === undefined ? sql`` : sql`where id = ${id}`}`;
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${named}`,
  );
  const { rows } = await db.execute<Omit<PageName, 'look'> & { look: string | null }>(sql`
    select id, slugs, shops, "optionId", look, "changedAt" from ${named}
    order by id limit ${PAGE_NAMES_SIZE} offset ${page * PAGE_NAMES_SIZE}`);
  const values = rows.map(({ look, ...row }) => (look === null ? row : { ...row, look }));
  return { total: counted.rows[0]?.total ?? 0, page, values };
}

type ListInput = Omit<ListQuery, 'filter'> & ListFilter;

function toListQuery({ page, pageSize, sort, ...filter }: ListInput): ListQuery {
  return { page, pageSize, sort, filter };
}

/** Families, products, search, stock and segmentations (requirements.md section 9, API-41). */
export function serveCatalogue(
  router: Router,
  { database, now, config }: PlatformDeps,
  { listingIndex, findMarks }: { listingIndex: () => Promise<ListingIndex>; findMarks: FindMarks },
): void {
  const marking = (shop: ShopView) => ({
    ...{ db: database, shop, now: shop.seenAt ?? now(), findMarks },
  });

  /** The product, or its draft, that a link shows in a shop before it is published. */
  async function previewedBy(token: string | undefined, { domain }: ShopView) {
    if (token === undefined) return null;
    const preview = await readPreview(token, config.identityClientSecret, now());
    const isOfShop = preview !== null && preview.locale === domain;
    return isOfShop ? { productId: preview.uid, as: preview.contentType, at: preview.at } : null;
  }

  /** A shop as anybody sees it at the instant that a link shows; without one as it is. */
  async function seenBy(caller: ShopView, token: string | undefined): Promise<ShopView> {
    const { as, at } = (await previewedBy(token, caller)) ?? {};
    const isAhead = as === SHOP_PREVIEW && at !== undefined && Date.parse(at) > now().getTime();
    return isAhead ? { ...caller, customerId: null, seenAt: new Date(at) } : caller;
  }

  async function answerProduct(key: ProductKey, caller: ShopView, token: string | undefined) {
    const previewed = await previewedBy(token, caller);
    const { productId = null, as } = previewed ?? {};
    const shop = await seenBy(caller, token);
    const at = shop.seenAt ?? now();
    const found =
      productId !== null && as === DRAFT_PREVIEW
        ? await findDrafted(database, key, shop, { productId, now: at })
        : await findProduct(database, key, shop, at, as === PRODUCT_PREVIEW ? productId : null);
    return ok(await markProduct(marking(shop), requireFound(found, 'PRODUCT_NOT_FOUND')));
  }

  serve(router, calls.getSegmentations, async (_, { lang }) =>
    ok(await findSegmentations(database, lang)),
  );

  serve(router, calls.getMenuFamilies, async (_, caller) =>
    ok({ values: await findMenuFamilies(database, await listingIndex(), caller) }),
  );

  serve(router, calls.getFamilyProducts, async ({ params, query, headers }, caller) => {
    const shop = await seenBy(caller, headers[HEADER.preview]);
    const index = await listingIndex();
    const list = toListQuery(query);
    const found = requireFound(
      await findFamilyPage(database, index, params.familyId, shop, list),
      'FAMILY_NOT_FOUND',
    );
    await markTiles(marking(shop), found.values);
    return ok(found);
  });

  serve(router, calls.getProduct, ({ params, headers }, caller) =>
    answerProduct(params, caller, headers[HEADER.preview]),
  );

  serve(router, calls.findProduct, ({ query, headers }, caller) => {
    const { optionId, sku, gtin = '' } = query;
    const other = sku === undefined ? { gtin } : { sku };
    const key = optionId === undefined ? other : { optionId };
    return answerProduct(key, caller, headers[HEADER.preview]);
  });

  serve(router, calls.searchProducts, async ({ query: { q, ...list }, headers }, caller) => {
    const shop = await seenBy(caller, headers[HEADER.preview]);
    const index = await listingIndex();
    const at = shop.seenAt ?? now();
    const found = await searchProducts(database, index, q, shop, toListQuery(list), at);
    await markTiles(marking(shop), [...found.values, ...found.rescue]);
    return ok(found);
  });

  serve(router, calls.getSuggestions, async ({ query, headers }, caller) => {
    const shop = await seenBy(caller, headers[HEADER.preview]);
    const at = shop.seenAt ?? now();
    const found = await findSuggestions(database, await listingIndex(), query.q, shop, at);
    await markTiles(marking(shop), found.products);
    return ok(found);
  });

  serve(router, calls.getRelatedProducts, async ({ params, headers }, caller) => {
    const shop = await seenBy(caller, headers[HEADER.preview]);
    const found = await findRelated(database, params.productId, shop, shop.seenAt ?? now());
    await markTiles(marking(shop), [...found.look, ...found.similar]);
    return ok(found);
  });

  serve(router, calls.getTiles, async ({ query, headers }, caller) => {
    const shop = await seenBy(caller, headers[HEADER.preview]);
    const values = await findTiles(database, shop, query.productIds);
    await markTiles(marking(shop), values);
    return ok({ values });
  });

  serve(router, calls.getPageNames, async ({ query }) =>
    ok(await findPageNames(database, query, now())),
  );

  serve(router, calls.getFeedPage, async ({ query }, caller) =>
    ok(await findFeedPage(database, caller, query.after, now())),
  );

  serve(router, calls.getStocks, async ({ query }, { domain }) =>
    ok({ values: await findStocks(database, query.skus, domain, now()) }),
  );
}
