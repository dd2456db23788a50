import { z } from 'zod';
import type { CartAddress } from '../../../src/domain/address/address.schema.ts';
import type { Cart, LineItem, ShippingInfo } from '../../../src/domain/cart/cart.schema.ts';
import { sumOf } from '../../../src/domain/money/money.ts';
import { catalogueOf, promotionsOf } from './catalogue.ts';
import { orderAddressSchema, toCartAddress } from './postal.ts';
import { keyOfMethod, type Shop } from './shops.ts';

/** Orders of Vendure, and what of them carts and orders of a storefront have in common. */

const discountSchema = z.object({
  adjustmentSource: z.string(),
  description: z.string(),
  amountWithTax: z.int(),
});

const lineSchema = z.object({
  id: z.string(),
  updatedAt: z.string(),
  quantity: z.int(),
  orderPlacedQuantity: z.int(),
  unitPriceWithTax: z.int(),
  unitPriceWithTaxChangeSinceAdded: z.int(),
  productVariant: z.object({
    id: z.string(),
    sku: z.string(),
    name: z.string(),
    stockLevel: z.string(),
    productId: z.string(),
  }),
});
type Line = z.infer<typeof lineSchema>;

const paymentSchema = z.object({
  method: z.string(),
  state: z.string(),
  amount: z.int(),
  metadata: z.looseObject({ product: z.string().optional() }).nullable(),
  refunds: z.array(z.object({ state: z.string(), total: z.int(), createdAt: z.string() })),
});

export const orderSchema = z.object({
  code: z.string(),
  state: z.string(),
  createdAt: z.string(),
  orderPlacedAt: z.string().nullable(),
  currencyCode: z.string(),
  totalWithTax: z.int(),
  couponCodes: z.array(z.string()),
  customer: z.object({ id: z.string() }).nullable(),
  shippingAddress: orderAddressSchema.nullable(),
  billingAddress: orderAddressSchema.nullable(),
  lines: z.array(lineSchema),
  discounts: z.array(discountSchema),
  shippingLines: z.array(
    z.object({
      priceWithTax: z.int(),
      shippingMethod: z.object({ code: z.string(), name: z.string() }),
    }),
  ),
  payments: z.array(paymentSchema).nullable(),
  fulfillments: z
    .array(
      z.object({
        id: z.string(),
        state: z.string(),
        method: z.string(),
        trackingCode: z.string().nullable(),
        createdAt: z.string(),
        updatedAt: z.string(),
      }),
    )
    .nullable(),
  customFields: z.object({ vitrineVersion: z.int(), vitrinePlan: z.string().nullable() }),
});
export type VendureOrder = z.infer<typeof orderSchema>;

const ADDRESS =
  '{ fullName streetLine1 streetLine2 city postalCode countryCode phoneNumber customFields { vitrine } }';

export const ORDER_FIELDS = `
  code state createdAt orderPlacedAt currencyCode totalWithTax couponCodes customer { id }
  shippingAddress ${ADDRESS} billingAddress ${ADDRESS}
  lines {
    id updatedAt quantity orderPlacedQuantity unitPriceWithTax unitPriceWithTaxChangeSinceAdded
    productVariant { id sku name stockLevel productId }
  }
  discounts { adjustmentSource description amountWithTax }
  shippingLines { priceWithTax shippingMethod { code name } }
  payments { method state amount metadata refunds { state total createdAt } }
  fulfillments { id state method trackingCode createdAt updatedAt }
  customFields { vitrineVersion vitrinePlan }`;

/** A line that shows what was put in; what is not sold any more is shown by its own name. */
async function toLine(line: Line, shop: Shop, quantity: number): Promise<LineItem> {
  const { sku, name, productId, id, stockLevel } = line.productVariant;
  const { currency } = shop;
  const { goods } = await catalogueOf(shop);
  const product = goods.get(productId)?.product;
  const option = product?.options.find(({ skus }) => skus.some((one) => one.sku === sku));
  const size = option?.skus.find((one) => one.sku === sku);
  const price = size?.price ??
    option?.price ?? { type: 'I' as const, initial: null, lowest30Days: null };
  const centAmount = line.unitPriceWithTax;
  const change = line.unitPriceWithTaxChangeSinceAdded;
  const { isFrom: _, ...own } = { isFrom: undefined, ...price };
  return {
    ...{ lineId: line.id, sku, quantity, isFree: false },
    totalPrice: { centAmount: quantity * centAmount, currencyCode: currency },
    lastModifiedAt: line.updatedAt,
    segmentationId: product?.segmentationId ?? '0',
    availableQuantity: Number(stockLevel),
    categoryLabel: product?.categoryLabel ?? '',
    product: {
      ...{ productId, optionId: option?.optionId ?? id, slug: product?.slug ?? 'p' },
      ...{ name: product?.name ?? name, size: size?.size ?? '' },
      sizeLabel: size?.sizeLabel ?? { short: '', full: '' },
      sizeScale: null,
      colour: option?.colour ?? { label: '', hex: '#8c8577' },
      price: { ...own, currency, centAmount },
      tags: product?.tags ?? [],
      pictures: option?.pictures ?? [],
      ...(option?.look !== undefined && { look: option.look }),
    },
    ...(change !== 0 && {
      formerPrice: { centAmount: centAmount - change, currencyCode: currency },
    }),
  };
}

/** Codes and promotions that took something off: they add up to what is left of the total. */
async function discountsOf(
  order: VendureOrder,
  shop: Shop,
  missing: number,
): Promise<Cart['discounts']> {
  // A delivery that is paid back stands among the discounts: it took nothing off what was paid.
  const discounts = order.discounts.filter((one) => one.adjustmentSource !== 'CANCEL_ORDER');
  if (discounts.length === 0) return [];
  const promotions = await promotionsOf(`${shop.channel} ${shop.lang}`);
  const values = discounts.map(({ adjustmentSource, description, amountWithTax }) => {
    const [, id = ''] = adjustmentSource.split(':');
    const promotion = promotions.get(id);
    return {
      code: promotion?.couponCode ?? adjustmentSource,
      label: promotion?.name ?? description,
      centAmount: -amountWithTax,
    };
  });
  const [first, ...others] = values;
  if (first === undefined) return [];
  // Vendure spreads a discount over the lines and rounds each share: the total is what is paid.
  const rest = sumOf(others.map(({ centAmount }) => centAmount));
  return [{ ...first, centAmount: Math.max(0, missing - rest) }, ...others];
}

export type Held = Pick<
  Cart,
  'lineItems' | 'discounts' | 'shippingInfo' | 'shippingAddress' | 'billingAddress' | 'totalPrice'
>;

/** What an order holds; of one that is placed, as many as were ordered and what was paid. */
export async function heldBy(order: VendureOrder, shop: Shop): Promise<Held> {
  const isPlaced = order.orderPlacedAt !== null;
  const lineItems: LineItem[] = [];
  for (const line of order.lines) {
    const quantity = isPlaced ? Math.max(line.orderPlacedQuantity, line.quantity) : line.quantity;
    if (quantity > 0) lineItems.push(await toLine(line, shop, quantity));
  }
  const shippingInfo = shippingOf(order);
  const paid = sumOf(paidWith(order).map(({ amount }) => amount));
  const total = isPlaced ? paid : order.totalWithTax;
  const parts = sumOf(lineItems.map(({ totalPrice }) => totalPrice.centAmount));
  const missing = parts + (shippingInfo?.price ?? 0) - total;
  const shippingAddress = addressOf(order.shippingAddress);
  return {
    lineItems,
    discounts: await discountsOf(order, shop, missing),
    shippingInfo,
    shippingAddress: shippingAddress && { ...shippingAddress, deliveryPointIdV2: null },
    billingAddress: addressOf(order.billingAddress),
    totalPrice: { centAmount: total, currencyCode: shop.currency },
  };
}

const addressOf = (address: VendureOrder['shippingAddress']): CartAddress | null =>
  address?.countryCode ? toCartAddress(address) : null;

function shippingOf({ shippingLines: [line] }: VendureOrder): ShippingInfo | null {
  const key = line === undefined ? undefined : keyOfMethod(line.shippingMethod.code);
  if (line === undefined || key === undefined) return null;
  const { priceWithTax: price, shippingMethod } = line;
  return { shippingMethodKey: key, price, name: shippingMethod.name, promise: null };
}

export const paidWith = ({ payments }: VendureOrder) =>
  (payments ?? []).filter(({ state }) => state === 'Settled' || state === 'Authorized');
