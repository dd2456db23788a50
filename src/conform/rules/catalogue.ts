import {
  findProduct,
  getMenuFamilies,
  getProduct,
  getSegmentations,
  getStocks,
  getTiles,
} from '#src/domain/catalogue/catalogue.calls.ts';
import { MAX_TILES } from '#src/domain/catalogue/catalogue.values.ts';
import { findProductOf } from '../products.ts';
import { rulesOf } from '../rule.ts';
import { equal, holds } from '../unmet.ts';

const NO_PRODUCT = '999999999';

export const CATALOGUE_RULES = rulesOf('catalogue', 'core', [
  [
    'segmentations',
    'shape',
    'Segmentations are a tree: each parent is there',
    async ({ guest }) => {
      const values = await guest().ok(getSegmentations);
      const ids = values.map(({ segmentationId }) => segmentationId);
      for (const { parent } of values)
        if (parent !== null)
          holds('its parent in the tree', ids.includes(parent.segmentationId), parent);
    },
  ],
  [
    'menu',
    'shape',
    'Families of the menu come with parents before children',
    async ({ guest }) => {
      const { values } = await guest().ok(getMenuFamilies);
      holds('families that have something to show', values.length > 0, values);
      for (const [place, { parentId }] of values.entries()) {
        const before = values.slice(0, place).map(({ familyId }) => familyId);
        if (parentId !== null) holds('its parent before it', before.includes(parentId), parentId);
      }
    },
  ],
  [
    'product',
    'shape',
    'A product is read by its id, with its colours and sizes',
    async (context) => {
      const { product } = await findProductOf(context, 'plenty');
      const params = { productId: product.productId };
      const read = await context.guest().ok(getProduct, { params });
      equal('the product', read.product.productId, product.productId);
      equal('no size, where none was asked for', read.sku, null);
    },
  ],
  [
    'found-alike',
    'behaviour',
    'A product is the same by its id, a colour, a barcode and a sku',
    async (context) => {
      const sku = context.sku('plenty');
      const { product, option, size } = await findProductOf(context, 'plenty');
      const guest = context.guest();
      const byId = await guest.ok(getProduct, { params: { productId: product.productId } });
      const byOption = await guest.ok(findProduct, { query: { optionId: option.optionId } });
      const bySku = await guest.ok(findProduct, { query: { sku } });
      for (const other of [byOption, bySku]) equal('the product', other.product, byId.product);
      equal('the colour of a sku', bySku.optionId, option.optionId);
      equal('the sku that was asked for', bySku.sku, sku);
      if (size.gtin === null) return;
      const byBarcode = await guest.ok(findProduct, { query: { gtin: size.gtin } });
      equal('what a barcode finds, as its sku', byBarcode, bySku);
    },
  ],
  [
    'not-found',
    'behaviour',
    'A product, a barcode and a sku that do not exist are 404 PRODUCT_NOT_FOUND',
    async ({ guest }) => {
      const unknown = { params: { productId: NO_PRODUCT } };
      await guest().refused(getProduct, unknown, 'PRODUCT_NOT_FOUND');
      for (const query of [{ gtin: '1' }, { sku: 'NO-SUCH-SKU' }, { optionId: NO_PRODUCT }])
        await guest().refused(findProduct, { query }, 'PRODUCT_NOT_FOUND');
    },
  ],
  [
    'one-key',
    'behaviour',
    'To find a product takes one of optionId, gtin and sku: none or two are 400',
    async ({ guest, sku }) => {
      for (const query of [{}, { sku: sku('plenty'), gtin: '1' }])
        await guest().refused(findProduct, { query }, 'BAD_REQUEST');
    },
  ],
  [
    'sold-out',
    'behaviour',
    'What is sold out is UNAVAILABLE with 0, what has two left says 2 and is to be had',
    async (context) => {
      const none = (await findProductOf(context, 'soldOut')).size;
      equal('sold out', [none.availability, none.availableQuantity], ['UNAVAILABLE', 0]);
      const few = (await findProductOf(context, 'twoLeft')).size;
      equal('two left', few.availableQuantity, 2);
      holds('to be had', few.availability !== 'UNAVAILABLE', few.availability);
    },
  ],
  [
    'tiles',
    'shape',
    'Tiles come in the order that was asked for, without those that do not exist',
    async (context) => {
      const ids: string[] = [];
      for (const trait of ['another', 'plenty'] as const)
        ids.push((await findProductOf(context, trait)).product.productId);
      const query = { productIds: [ids[0], NO_PRODUCT, ids[1]].join(',') };
      const { values } = await context.guest().ok(getTiles, { query });
      equal(
        'products of the tiles',
        values.map(({ productId }) => productId),
        ids,
      );
    },
  ],
  [
    'tiles-limit',
    'behaviour',
    'A call for tiles of no product, or of more than 48, is 400 naming productIds',
    async ({ guest }) => {
      const many = Array.from({ length: MAX_TILES + 1 }, (_, place) => 900_000_000 + place).join(
        ',',
      );
      for (const productIds of ['', many]) {
        const wire = { query: { productIds } };
        await guest().refused(getTiles, wire, 'BAD_REQUEST', { field: 'productIds' });
      }
    },
  ],
  [
    'tiles-of-shop',
    'behaviour',
    'A product of the first shop alone has no tile in the second',
    async (context) => {
      const ids: string[] = [];
      for (const trait of ['firstShopOnly', 'plenty'] as const)
        ids.push((await findProductOf(context, trait)).product.productId);
      const { values } = await context
        .guest('second')
        .ok(getTiles, { query: { productIds: ids.join(',') } });
      equal(
        'products of the tiles',
        values.map(({ productId }) => productId),
        ids.slice(1),
      );
    },
  ],
  [
    'stocks',
    'shape',
    'Stocks come in the order that was asked for, without skus that do not exist',
    async ({ guest, sku }) => {
      const query = { skus: [sku('soldOut'), 'NO-SUCH-SKU', sku('twoLeft')].join(',') };
      const { values } = await guest().ok(getStocks, { query });
      equal(
        'skus and stock',
        values.map((one) => [one.sku, one.availableQuantity]),
        [
          [sku('soldOut'), 0],
          [sku('twoLeft'), 2],
        ],
      );
    },
  ],
  [
    'stocks-agree',
    'behaviour',
    'The stock of a sku is the same in its product and by itself',
    async (context) => {
      for (const trait of ['plenty', 'twoLeft', 'soldOut'] as const) {
        const { size } = await findProductOf(context, trait);
        const { values } = await context.guest().ok(getStocks, { query: { skus: size.sku } });
        const { sku, availability, availableQuantity } = size;
        equal(`stock of ${sku}`, values, [{ sku, availability, availableQuantity }]);
      }
    },
  ],
  [
    'stocks-limit',
    'behaviour',
    'A stock call without skus, or with more than 100, is 400 naming skus',
    async ({ guest }) => {
      const many = Array.from({ length: 101 }, (_, place) => `X${place}`).join(',');
      for (const skus of ['', many])
        await guest().refused(getStocks, { query: { skus } }, 'BAD_REQUEST', { field: 'skus' });
    },
  ],
  [
    'colours',
    'behaviour',
    'Each colour of a product has an id, by which it is found',
    async (context) => {
      const many = (await findProductOf(context, 'severalColours')).product.options;
      const ids = new Set(many.map(({ optionId }) => optionId));
      equal('different ids of its colours', ids.size, many.length);
      for (const { optionId } of many) {
        const found = await context.guest().ok(findProduct, { query: { optionId } });
        equal('the colour that was asked for', found.optionId, optionId);
      }
    },
  ],
  [
    'price-per-size',
    'money',
    'A colour costs what its cheapest size costs, and says that others cost more',
    async (context) => {
      const { option } = await findProductOf(context, 'pricePerSize');
      const amounts = option.skus.map((size) => (size.price ?? option.price).centAmount);
      equal('price of the colour', option.price.centAmount, Math.min(...amounts));
      equal('isFrom', option.price.isFrom, true);
    },
  ],
  [
    'reduced',
    'money',
    'A reduced price has the one before it, which is higher, and is no initial price',
    async (context) => {
      const { price } = (await findProductOf(context, 'reduced')).option;
      holds('no type I', price.type !== 'I', price);
      holds('initial above the price', (price.initial ?? 0) > price.centAmount, price);
      const plain = (await findProductOf(context, 'plenty')).option.price;
      if (plain.type === 'I') equal('initial of what is not reduced', plain.initial, null);
    },
  ],
  [
    'tile-price',
    'money',
    'A tile costs what its product costs',
    async (context) => {
      for (const trait of ['plenty', 'reduced', 'pricePerSize'] as const) {
        const { product } = await findProductOf(context, trait);
        const query = { productIds: product.productId };
        const { values } = await context.guest().ok(getTiles, { query });
        for (const { optionId, price } of values) {
          const option = product.options.find((one) => one.optionId === optionId);
          equal(`price of the tile of ${trait}`, price.centAmount, option?.price.centAmount);
        }
      }
    },
  ],
]);
