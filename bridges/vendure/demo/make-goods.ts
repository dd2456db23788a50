import { admin, make, slugOf, translated, VENDURE_URL, vendure, type WithId } from './admin.ts';
import { draw } from './draw.ts';
import {
  COLOURS,
  type Colour,
  GOODS,
  type Good,
  MATERIALS,
  SIZES,
  type Size,
  skuOf,
} from './goods.ts';
import type { makeGroup, Shop, Values } from './make-shops.ts';

/** Products with their pictures, prices and stock. */

async function upload(pictures: readonly { name: string; bytes: Buffer }[]): Promise<string[]> {
  const form = new FormData();
  const query =
    'mutation ($input: [CreateAssetInput!]!) { createAssets(input: $input) { ... on Asset { id } } }';
  const input = pictures.map(() => ({ file: null }));
  form.set('operations', JSON.stringify({ query, variables: { input } }));
  form.set(
    'map',
    JSON.stringify(
      Object.fromEntries(pictures.map((_, place) => [place, [`variables.input.${place}.file`]])),
    ),
  );
  for (const [place, { name, bytes }] of pictures.entries())
    form.set(String(place), new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  const headers = {
    authorization: `Bearer ${await vendure.adminToken()}`,
    'apollo-require-preflight': 'true',
  };
  const response = await fetch(new URL('/admin-api', VENDURE_URL), {
    method: 'POST',
    headers,
    body: form,
  });
  const { data, errors }: { data?: { createAssets: WithId[] }; errors?: unknown } =
    await response.json();
  if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.createAssets.map(({ id }) => id);
}

type Made = {
  shops: readonly Shop[];
  colour: Group;
  size: Group;
  values: Record<string, Values>;
  place: string;
};
type Group = Awaited<ReturnType<typeof makeGroup>>;

async function picturesOf(good: Good): Promise<Map<Colour, string[]>> {
  const all = new Map<Colour, string[]>();
  if (good.noPicture) return all;
  for (const colour of good.colours) {
    const { hex } = COLOURS[colour];
    const name = (view: string) => `${good.code}-${colour}-${view}.jpg`.toLowerCase();
    const views = [
      { name: name('front'), bytes: await draw(good.shape, hex, false) },
      { name: name('back'), bytes: await draw(good.shape, hex, true) },
    ];
    all.set(colour, await upload(views));
  }
  return all;
}

const DEFAULT_STOCK = 100;

function variantsOf(good: Good) {
  return good.colours.flatMap((colour, place) =>
    good.sizes.map((size) => ({
      colour,
      size,
      sku: skuOf(good, colour, size),
      // The traits are those of the first colour.
      stock: place === 0 ? (good.stock?.[size] ?? DEFAULT_STOCK) : DEFAULT_STOCK,
    })),
  );
}

const priceOf = (good: Good, size: Size, money: 'eur' | 'gbp') =>
  good[money] + (good.more?.[size]?.[money] ?? 0);

export async function makeGood(
  good: Good,
  { shops, colour, size, values, place }: Made,
): Promise<void> {
  const pictures = await picturesOf(good);
  const facetValueIds = [
    values.family?.get(good.family),
    values.material?.get(good.material),
    good.audience === null ? undefined : values.audience?.get(good.audience),
    good.isNew ? values.tag?.get('new') : undefined,
  ].filter((id) => id !== undefined);
  const assetIds = [...pictures.values()].flat();
  const { id: productId } = await make('createProduct', 'CreateProductInput', {
    facetValueIds,
    assetIds,
    ...(assetIds[0] !== undefined && { featuredAssetId: assetIds[0] }),
    translations: translated((language) => ({
      name: good[language],
      slug: slugOf(good[language]),
      description: `<p>${good[language]}. ${MATERIALS[good.material][language]}.</p>`,
    })),
  });
  for (const optionGroupId of [colour.id, size.id])
    await admin(
      'mutation ($productId: ID!, $optionGroupId: ID!) { addOptionGroupToProduct(productId: $productId, optionGroupId: $optionGroupId) { id } }',
      { productId, optionGroupId },
    );
  const wanted = variantsOf(good);
  const { made } = await admin<{ made: { id: string; sku: string }[] }>(
    'mutation ($input: [CreateProductVariantInput!]!) { made: createProductVariants(input: $input) { id sku } }',
    {
      input: wanted.map((one) => {
        const assets = pictures.get(one.colour) ?? [];
        return {
          productId,
          sku: one.sku,
          price: priceOf(good, one.size, 'eur'),
          optionIds: [colour.options.get(one.colour), size.options.get(one.size.toLowerCase())],
          stockLevels: [{ stockLocationId: place, stockOnHand: one.stock }],
          assetIds: assets,
          ...(assets[0] !== undefined && { featuredAssetId: assets[0] }),
          translations: translated((language) => ({
            name: `${good[language]} ${COLOURS[one.colour][language]} ${SIZES[one.size][language]}`,
          })),
        };
      }),
    },
  );
  const ids = new Map(made.map(({ id, sku }) => [sku, id]));
  for (const shop of shops) {
    if (good.firstShopOnly && shop !== shops[0]) continue;
    await make('assignProductsToChannel', 'AssignProductsToChannelInput', {
      productIds: [productId],
      channelId: shop.id,
      priceFactor: 1,
    });
    const money = shop.currency === 'EUR' ? 'eur' : 'gbp';
    await admin(
      'mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }',
      {
        input: wanted.map((one) => ({
          id: ids.get(one.sku),
          prices: [
            {
              currencyCode: shop.currency,
              price: priceOf(good, one.size, money),
              customFields: { priceBefore: good.before?.[money] ?? null },
            },
          ],
        })),
      },
      { channel: shop.code },
    );
  }
}

/** What earlier runs of the rules bought comes back: as much is to be had as the demo began with. */
export async function fillUp(): Promise<void> {
  const wanted = new Map(GOODS.flatMap(variantsOf).map(({ sku, stock }) => [sku, stock]));
  type Variant = {
    id: string;
    sku: string;
    stockLevels: { stockLocationId: string; stockAllocated: number; stockOnHand: number }[];
  };
  const { productVariants } = await admin<{ productVariants: { items: Variant[] } }>(
    '{ productVariants(options: { take: 1000 }) { items { id sku stockLevels { stockLocationId stockAllocated stockOnHand } } } }',
  );
  const input = productVariants.items.flatMap(({ id, sku, stockLevels: [level] }) => {
    const stock = wanted.get(sku);
    if (stock === undefined || level === undefined) return [];
    const stockOnHand = stock + level.stockAllocated;
    if (stockOnHand === level.stockOnHand) return [];
    return [{ id, stockLevels: [{ stockLocationId: level.stockLocationId, stockOnHand }] }];
  });
  if (input.length > 0)
    await admin(
      'mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }',
      { input },
    );
}
