import { createHash } from 'node:crypto';
import { z } from 'zod';
import type {
  FamilyLink,
  Price,
  PriceFrom,
  Product,
  ProductOption,
  ProductSku,
  ProductSummary,
} from '../../../src/domain/catalogue/catalogue.schema.ts';
import { availabilityOf } from '../../../src/domain/catalogue/catalogue.ts';
import { AUDIENCES, type Audience } from '../../../src/domain/catalogue/catalogue.values.ts';
import { photoViews } from '../../../src/domain/catalogue/pictures.ts';
import type { Language } from '../../../src/domain/shop/locales.ts';
import type { Shop } from './shops.ts';

/** Products of Vendure as a storefront knows them: a colour is what variants of one colour have in common. */

const assetSchema = z.object({ id: z.string(), updatedAt: z.string(), source: z.string() });
export type Asset = z.infer<typeof assetSchema>;

const facetValueSchema = z.object({
  code: z.string(),
  name: z.string(),
  facet: z.object({ code: z.string() }),
});

const variantSchema = z.object({
  id: z.string(),
  sku: z.string(),
  enabled: z.boolean(),
  priceWithTax: z.int(),
  stockLevel: z.string(),
  assets: z.array(assetSchema),
  prices: z.array(
    z.object({
      currencyCode: z.string(),
      customFields: z.object({ priceBefore: z.int().nullable() }).nullable(),
    }),
  ),
  options: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      group: z.object({ code: z.string() }),
      customFields: z.object({ hex: z.string().nullable() }).nullable(),
    }),
  ),
});
type Variant = z.infer<typeof variantSchema>;

export const rawProductSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  assets: z.array(assetSchema),
  facetValues: z.array(facetValueSchema),
  collections: z.array(z.object({ id: z.string() })),
  variants: z.array(variantSchema),
});
export type RawProduct = z.infer<typeof rawProductSchema>;

const ASSET = '{ id updatedAt source }';
export const PRODUCT_FIELDS = `
  id createdAt slug name description enabled
  assets ${ASSET} facetValues { code name facet { code } } collections { id }
  variants {
    id sku enabled priceWithTax stockLevel assets ${ASSET}
    prices { currencyCode customFields { priceBefore } }
    options { code name group { code } customFields { hex } }
  }`;

/** A family in its place in the tree, with those above it. */
export type Family = FamilyLink & { text: string; parents: FamilyLink[] };

/** A product, and what lists need of it beyond what is shown. */
export type Goods = {
  product: Product;
  summary: ProductSummary;
  /** Its families and those above them. */
  familyIds: ReadonlySet<string>;
  colours: { value: string; label: string; hex: string }[];
  materials: { value: string; label: string }[];
  audiences: { value: Audience; label: string }[];
  createdAt: string;
  /** Pictures of each colour, in the order of its views. */
  assets: ReadonlyMap<string, Asset[]>;
};

const GREY = '#8c8577';
/** What is said of goods that have no options in Vendure: pages name a colour and a size. */
const ONLY: { [L in Language]: { colour: string; size: string } } = {
  de: { colour: 'Eine Farbe', size: 'Einheitsgröße' },
  en: { colour: 'One colour', size: 'One size' },
  es: { colour: 'Color único', size: 'Talla única' },
  fr: { colour: 'Coloris unique', size: 'Taille unique' },
  it: { colour: 'Colore unico', size: 'Taglia unica' },
  pl: { colour: 'Jeden kolor', size: 'Jeden rozmiar' },
};

const optionOf = ({ options }: Variant, group: string) =>
  options.find((option) => option.group.code === group);
const colourOf = (variant: Variant) => optionOf(variant, 'colour');
const byId = (one: { id: string }, other: { id: string }) => Number(one.id) - Number(other.id);

const plain = (html: string) =>
  html
    .replaceAll(/<\/(p|li|div)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();

function priceOf({ priceWithTax, prices }: Variant, { currency }: Shop): Price {
  const own = prices.find(({ currencyCode }) => currencyCode === currency);
  const before = own?.customFields?.priceBefore ?? null;
  const isReduced = before !== null && before > priceWithTax;
  return {
    currency,
    centAmount: priceWithTax,
    type: isReduced ? 'S' : 'I',
    initial: isReduced ? before : null,
    lowest30Days: null,
  };
}

const lookOf = (assets: readonly Asset[]) =>
  createHash('sha256')
    .update(assets.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join())
    .digest('hex')
    .slice(0, 10);

function toOption(
  variants: readonly Variant[],
  shop: Shop,
  pictured: readonly Asset[],
): ProductOption {
  const [first] = variants;
  if (first === undefined) throw new Error('a colour without a size');
  const colour = colourOf(first);
  const prices = variants.map((variant) => priceOf(variant, shop));
  const cheapest = prices.reduce((one, other) => (other.centAmount < one.centAmount ? other : one));
  const differ = prices.some(({ centAmount }) => centAmount !== cheapest.centAmount);
  const price: PriceFrom = { ...cheapest, ...(differ && { isFrom: true as const }) };
  return {
    optionId: first.id,
    colour: {
      label: colour?.name ?? ONLY[shop.lang].colour,
      hex: colour?.customFields?.hex ?? GREY,
    },
    pictures: [...photoViews(pictured.length)],
    ...(pictured.length > 0 && { look: lookOf(pictured) }),
    zoomWidth: 1_200,
    price,
    skus: variants.map((variant, place): ProductSku => {
      const size = optionOf(variant, 'size');
      const label = size?.name ?? ONLY[shop.lang].size;
      const availableQuantity = Number(variant.stockLevel);
      return {
        sku: variant.sku,
        gtin: null,
        size: size?.code.toUpperCase() ?? 'ONE',
        sizeLabel: { short: label, full: label },
        availability: availabilityOf(availableQuantity),
        availableQuantity,
        ...(differ && prices[place] !== undefined && { price: prices[place] }),
      };
    }),
  };
}

/** The deepest family that has a product, with those above it. */
function breadcrumbOf({ collections }: RawProduct, families: ReadonlyMap<string, Family>) {
  const found = collections.flatMap(({ id }) => families.get(id) ?? []);
  const [deepest] = found.toSorted((one, other) => other.parents.length - one.parents.length);
  if (deepest === undefined) return [];
  const { familyId, slug, title, parents } = deepest;
  return [...parents, { familyId, slug, title }];
}

const valuesOf = ({ facetValues }: RawProduct, facet: string) =>
  facetValues
    .filter((one) => one.facet.code === facet)
    .map(({ code, name }) => ({ value: code, label: name }));

/** A product of a shop; null where nothing of it is sold there. */
export function toGoods(
  raw: RawProduct,
  shop: Shop,
  families: ReadonlyMap<string, Family>,
): Goods | null {
  const groups = new Map<string, Variant[]>();
  for (const variant of raw.variants.filter(({ enabled }) => enabled).toSorted(byId)) {
    const code = colourOf(variant)?.code ?? '';
    groups.set(code, [...(groups.get(code) ?? []), variant]);
  }
  if (!raw.enabled || groups.size === 0) return null;
  const assets = new Map<string, Asset[]>();
  const options = [...groups.values()].map((variants) => {
    const own = variants[0]?.assets ?? [];
    const pictured = own.length > 0 || groups.size > 1 ? own : raw.assets;
    const option = toOption(variants, shop, pictured);
    assets.set(option.optionId, pictured);
    return option;
  });
  const [main] = options;
  if (main === undefined) return null;
  const breadcrumb = breadcrumbOf(raw, families);
  const tags = valuesOf(raw, 'tag').some(({ value }) => value === 'new') ? ['New' as const] : [];
  const segmentationId = breadcrumb.at(-1)?.familyId ?? '0';
  const isToBeHad = (option: ProductOption) =>
    availabilityOf(Math.max(...option.skus.map((one) => one.availableQuantity)));
  const { id: productId, slug, name } = raw;
  return {
    product: {
      ...{ productId, slug, name, description: plain(raw.description), brand: null },
      ...{ segmentationId, categoryLabel: segmentationId, tags, labels: [], breadcrumb },
      ...{ materials: [], care: [], footwear: [], origin: null, ecoDesign: false },
      ...{ environment: null, safety: null, sizeScale: null, sizeChart: null, expectedOn: null },
      ...{ privateSale: false, isListed: true, options },
    },
    summary: {
      ...{ productId, optionId: main.optionId, isMainOption: true, slug, name },
      swatches: options.map(({ colour }) => colour.hex),
      ...{ price: main.price, tags, labels: [], hasBack: main.pictures.includes('VH') },
      ...(main.look !== undefined && { look: main.look }),
      availability: isToBeHad(main),
    },
    familyIds: new Set(
      raw.collections.flatMap(({ id }) => [
        id,
        ...(families.get(id)?.parents ?? []).map(({ familyId }) => familyId),
      ]),
    ),
    colours: [...groups.keys()]
      .filter((code) => code !== '')
      .map((value, place) => ({ value, ...(options[place]?.colour ?? { label: value, hex: '' }) })),
    materials: valuesOf(raw, 'material'),
    audiences: valuesOf(raw, 'audience').flatMap(({ value, label }) => {
      const audience = AUDIENCES.find((one) => one === value);
      return audience === undefined ? [] : [{ value: audience, label }];
    }),
    createdAt: raw.createdAt,
    assets,
  };
}
