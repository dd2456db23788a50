import { z } from 'zod';
import {
  findProduct,
  getMenuFamilies,
  getProduct,
  getSegmentations,
  getStocks,
  getTiles,
} from '../../../src/domain/catalogue/catalogue.calls.ts';
import { availabilityOf } from '../../../src/domain/catalogue/catalogue.ts';
import { DomainError } from '../../../src/domain/errors.ts';
import { keptFresh, vendure } from './context.ts';
import { type Family, type Goods, PRODUCT_FIELDS, rawProductSchema, toGoods } from './goods.ts';
import { ok, serve } from './serve.ts';
import { findShop, type Shop, whereOf } from './shops.ts';

/** Families, products and stock. Lists go by a copy of the catalogue; a product and its stock are read. */

const collectionsSchema = z.object({
  collections: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        slug: z.string(),
        description: z.string(),
        isPrivate: z.boolean(),
        parentId: z.string(),
        breadcrumbs: z.array(z.object({ id: z.string(), name: z.string(), slug: z.string() })),
      }),
    ),
  }),
});
const COLLECTIONS =
  '{ collections(options: { take: 1000, sort: { position: ASC } }) { items { id name slug description isPrivate parentId breadcrumbs { id name slug } } } }';

const productsSchema = z.object({
  products: z.object({ totalItems: z.int(), items: z.array(rawProductSchema) }),
});
/** A page of products takes seconds where Vendure has just started, and a call may take eight. */
const AT_ONCE = 20;
const PRODUCTS = `query ($skip: Int!) {
  products(options: { skip: $skip, take: ${AT_ONCE}, filter: { enabled: { eq: true } }, sort: { id: ASC } }) {
    totalItems items { ${PRODUCT_FIELDS} }
  }
}`;

export type Catalogue = {
  /** Parents before children. */
  families: ReadonlyMap<string, Family>;
  goods: ReadonlyMap<string, Goods>;
  optionProducts: ReadonlyMap<string, string>;
};

async function readFamilies(shop: Shop): Promise<Map<string, Family>> {
  const { collections } = collectionsSchema.parse(
    await vendure.admin(COLLECTIONS, {}, whereOf(shop)),
  );
  const families = collections.items
    .filter(({ isPrivate }) => !isPrivate)
    .map(({ id, name, slug, description, breadcrumbs }) => ({
      ...{ familyId: id, slug, title: name, text: description.replaceAll(/<[^>]*>/g, '') },
      // The first is the root, the last the family itself.
      parents: breadcrumbs.slice(1, -1).map((one) => ({
        ...{ familyId: one.id, slug: one.slug, title: one.name },
      })),
    }));
  const ordered: Family[] = [];
  const below = (parentId: string | undefined) => {
    for (const family of families)
      if (family.parents.at(-1)?.familyId === parentId) {
        ordered.push(family);
        below(family.familyId);
      }
  };
  below(undefined);
  return new Map(ordered.map((family) => [family.familyId, family]));
}

async function readCatalogue(storeId: string): Promise<Catalogue> {
  const shop = await findShop(storeId);
  if (shop === null) throw new DomainError('BAD_REQUEST');
  const families = await readFamilies(shop);
  const goods = new Map<string, Goods>();
  const optionProducts = new Map<string, string>();
  for (let skip = 0, total = 1; skip < total; skip += AT_ONCE) {
    const { products } = productsSchema.parse(
      await vendure.admin(PRODUCTS, { skip }, whereOf(shop)),
    );
    total = products.totalItems;
    for (const raw of products.items) {
      const one = toGoods(raw, shop, families);
      if (one === null) continue;
      goods.set(raw.id, one);
      for (const { optionId } of one.product.options) optionProducts.set(optionId, raw.id);
    }
  }
  return { families, goods, optionProducts };
}

/** A copy that is this old is read again, behind the answer that it still gives. */
const FRESH_MS = 10_000;
const copyOf = keptFresh(FRESH_MS, readCatalogue);

export const catalogueOf = ({ storeId }: Pick<Shop, 'storeId'>): Promise<Catalogue> =>
  copyOf(storeId);

const oneSchema = z.object({ product: rawProductSchema.nullable() });
const ONE = `query ($id: ID!) { product(id: $id) { ${PRODUCT_FIELDS} } }`;

/** A product as it is now, its stock included; null where the shop does not sell it. */
export async function readGoods(shop: Shop, id: string): Promise<Goods | null> {
  if (Number(id) > MAX_ID) return null;
  const { product } = oneSchema.parse(await vendure.admin(ONE, { id }, whereOf(shop)));
  if (product === null) return null;
  return toGoods(product, shop, (await catalogueOf(shop)).families);
}

/** Ids of Vendure are integers of PostgreSQL. */
const MAX_ID = 2_147_483_647;

const variantsSchema = z.object({
  productVariants: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        sku: z.string(),
        enabled: z.boolean(),
        stockLevel: z.string(),
        product: z.object({ id: z.string(), enabled: z.boolean() }),
      }),
    ),
  }),
});
const VARIANTS = `query ($filter: ProductVariantFilterParameter!) {
  productVariants(options: { take: 1000, filter: $filter }) { items { id sku enabled stockLevel product { id enabled } } }
}`;

async function findVariants(shop: Shop, filter: object) {
  const { productVariants } = variantsSchema.parse(
    await vendure.admin(VARIANTS, { filter }, whereOf(shop)),
  );
  return productVariants.items.filter(({ enabled, product }) => enabled && product.enabled);
}

async function requireGoods(shop: Shop, id: string | undefined): Promise<Goods> {
  const goods = id === undefined ? null : await readGoods(shop, id);
  if (goods === null) throw new DomainError('PRODUCT_NOT_FOUND');
  return goods;
}

serve(getProduct, async ({ params }, { shop }) => {
  const { product } = await requireGoods(shop, params.productId);
  return ok({ product, optionId: product.options[0]?.optionId ?? '', sku: null });
});

serve(findProduct, async ({ query: { optionId, sku } }, { shop }) => {
  // Vendure has no barcodes.
  const filter =
    sku === undefined
      ? { id: { eq: Number(optionId) > MAX_ID ? '0' : optionId } }
      : { sku: { eq: sku } };
  const found = sku === undefined && optionId === undefined ? [] : await findVariants(shop, filter);
  const { product } = await requireGoods(shop, found[0]?.product.id);
  const has = (name: string) =>
    product.options.find((option) => option.skus.some((one) => one.sku === name));
  const option =
    sku === undefined ? product.options.find((one) => one.optionId === optionId) : has(sku);
  if (option === undefined) throw new DomainError('PRODUCT_NOT_FOUND');
  return ok({ product, optionId: option.optionId, sku: sku ?? null });
});

serve(getTiles, async ({ query }, { shop }) => {
  const { goods } = await catalogueOf(shop);
  return ok({ values: query.productIds.flatMap((id) => goods.get(id)?.summary ?? []) });
});

serve(getStocks, async ({ query: { skus } }, { shop }) => {
  const found = await findVariants(shop, { sku: { in: skus } });
  const values = skus.flatMap((sku) => {
    const variant = found.find((one) => one.sku === sku);
    if (variant === undefined) return [];
    const availableQuantity = Number(variant.stockLevel);
    return [{ sku, availableQuantity, availability: availabilityOf(availableQuantity) }];
  });
  return ok({ values });
});

/** Families that sell something, with those above them. */
async function soldFamilies(shop: Shop): Promise<Family[]> {
  const { families, goods } = await catalogueOf(shop);
  const sold = new Set([...goods.values()].flatMap(({ familyIds }) => [...familyIds]));
  return [...families.values()].filter(({ familyId }) => sold.has(familyId));
}

serve(getMenuFamilies, async (_request, { shop }) => {
  const values = (await soldFamilies(shop)).map(({ familyId, slug, title, parents }) => ({
    ...{ familyId, slug, title, parentId: parents.at(-1)?.familyId ?? null, formerTitles: [] },
  }));
  return ok({ values });
});

serve(getSegmentations, async (_request, { shop }) => {
  const { families } = await catalogueOf(shop);
  return ok(
    [...families.values()].map(({ familyId, title, parents }) => {
      const parent = parents.at(-1);
      return {
        ...{ segmentationId: familyId, title },
        parent: parent === undefined ? null : { segmentationId: parent.familyId },
      };
    }),
  );
});

const searchSchema = z.object({
  search: z.object({ items: z.array(z.object({ productId: z.string() })) }),
});
const SEARCH =
  'query ($term: String!) { search(input: { term: $term, groupByProduct: true, take: 1000 }) { items { productId } } }';

/** Ids of the products that Vendure finds for a text, the best first. */
export async function searchIds(shop: Shop, term: string): Promise<string[]> {
  const { search } = searchSchema.parse(await vendure.shop(SEARCH, { term }, whereOf(shop)));
  return search.items.map(({ productId }) => productId);
}

const promotionsSchema = z.object({
  promotions: z.object({
    items: z.array(
      z.object({ id: z.string(), name: z.string(), couponCode: z.string().nullable() }),
    ),
  }),
});
const PROMOTIONS_KEPT_MS = 10_000;

/** Promotions of a channel by id, for what took something off. */
export const promotionsOf = keptFresh(PROMOTIONS_KEPT_MS, async (key) => {
  const [channel = '', language = ''] = key.split(' ');
  const { promotions } = promotionsSchema.parse(
    await vendure.admin(
      '{ promotions(options: { take: 1000 }) { items { id name couponCode } } }',
      {},
      { channel, language },
    ),
  );
  return new Map(promotions.items.map((one) => [one.id, one]));
});
