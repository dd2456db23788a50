import { expect, test } from 'vitest';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import { toAnalyticsOrder } from './analytics-order.ts';
import type { Order } from './order.schema.ts';

const line: LineItem = {
  lineId: 'l1',
  sku: 'S1',
  quantity: 2,
  totalPrice: { currencyCode: 'EUR', centAmount: 5998 },
  isFree: false,
  lastModifiedAt: '2026-01-01T00:00:00Z',
  segmentationId: 'dresses',
  availableQuantity: 3,
  categoryLabel: 'Robes',
  product: {
    ...{ productId: '400101', optionId: '40010101', slug: 'robe', name: 'Robe', size: '38' },
    ...{ sizeLabel: { short: '38', full: '38' }, sizeScale: 'women' as const },
    colour: { label: 'Noir', hex: '#000000' },
    price: { currency: 'EUR', centAmount: 2999, type: 'I', initial: null, lowest30Days: null },
    ...{ tags: [], pictures: [] },
  },
};
const order: Order = {
  ...{ orderNumber: 'V1', cartId: 'c1', status: 'placed', createdAt: '2026-01-01T00:00:00Z' },
  totalPrice: { currencyCode: 'EUR', centAmount: 6393 },
  lineItems: [line],
  discounts: [],
  shippingInfo: {
    shippingMethodKey: 'NO',
    price: 395,
    name: 'Livraison à domicile',
    promise: null,
  },
  ...{ shippingAddress: null, billingAddress: null, voucher: null, loyaltyCard: null },
  ...{
    giftCards: [],
    donations: [],
    giftWrap: null,
    loyaltyPointsEarned: 0,
    loyaltyBonusPointsEarned: 0,
  },
  payments: [
    {
      ...{ paymentProvider: 'cardone', paymentProduct: 'visa', amountPlanned: 6393 },
      giftCardId: '6006491260550218111',
    },
  ],
};

test('an order is measured by exactly these fields, and a gift card keeps its number', {
  tags: ['ENT-41'],
}, () => {
  expect(toAnalyticsOrder(order)).toEqual({
    orderNumber: 'V1',
    totalPrice: { centAmount: 6393 },
    currency: 'EUR',
    shippingInfo: { name: 'Livraison à domicile', price: { centAmount: 395 } },
    payments: [{ paymentProvider: 'cardone', paymentProduct: 'visa', amountPlanned: 6393 }],
    lineItems: [
      {
        ...{ model: '400101', quantity: 2, sku: 'S1', segmentationId: 'dresses' },
        price: { centAmount: 2999 },
      },
    ],
  });
  expect(toAnalyticsOrder({ ...order, shippingInfo: null }).shippingInfo).toBeNull();
});
