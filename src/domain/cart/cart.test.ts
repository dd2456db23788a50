import { describe, expect, test } from 'vitest';
import { mayShipDematerialised } from '#src/domain/shipping/shipping.ts';
import type { LineItem } from './cart.schema.ts';
import {
  amountLeft,
  goodsTotal,
  isCartEmpty,
  isLacking,
  isPreOrderCart,
  itemCount,
  quantityChoices,
  type ShopperCart,
  toCartSummary,
} from './cart.ts';
import { addedProduct, withoutLine, withProduct, withQuantity } from './cart-preview.ts';

const product: LineItem['product'] = {
  productId: '400101',
  optionId: '500201',
  slug: 'robe-midi',
  name: 'Robe midi',
  size: '38',
  sizeLabel: { short: '38', full: '38' },
  sizeScale: 'women',
  colour: { label: 'Encre', hex: '#22304a' },
  tags: [],
  pictures: ['AP'],
  price: { currency: 'EUR', centAmount: 2999, type: 'I', initial: null, lowest30Days: null },
};

function line(sku: string, quantity: number, more: Partial<LineItem> = {}): LineItem {
  return {
    lineId: `l-${sku}`,
    sku,
    quantity,
    totalPrice: { centAmount: 2999 * quantity, currencyCode: 'EUR' },
    isFree: false,
    lastModifiedAt: '2026-01-01T00:00:00Z',
    segmentationId: 'w1',
    availableQuantity: 9,
    categoryLabel: 'Robes',
    product,
    ...more,
  };
}

function cart(lineItems: LineItem[], more: Partial<ShopperCart> = {}): ShopperCart {
  const centAmount = lineItems.reduce((sum, item) => sum + item.totalPrice.centAmount, 0);
  return {
    id: 'c1',
    version: 3,
    lineItems,
    discountCode: [],
    discounts: [],
    loyaltyCard: null,
    giftCards: [],
    donations: [],
    giftWrap: null,
    loyaltyOffers: [],
    shippingInfo: null,
    payments: [],
    totalPrice: { centAmount, currencyCode: 'EUR' },
    loyaltyPointsEarned: 0,
    loyaltyBonusPointsEarned: 0,
    loyaltyPointsIncentive: 0,
    productsNotAdded: [],
    sourceCartId: null,
    orderNumber: null,
    ...more,
  };
}

const giftCard = (id: string) => ({
  id,
  price: 1000,
  recipientName: 'Camille',
  recipientEmail: 'camille@vitrine.example',
  message: '',
  senderName: 'Lou',
  sendOn: null,
  design: 'window' as const,
});

test('a size with a price of its own goes into the cart at that, others at that of all sizes', () => {
  const { price, ...option } = { ...product, price: { ...product.price, isFrom: true as const } };
  const size = { size: 'L', sizeLabel: { short: 'L', full: 'L' }, availableQuantity: 9 };
  const large = { ...size, sku: 'L1', price: { ...product.price, centAmount: 4_999 } };
  const added = addedProduct(product, { ...option, price }, large);
  expect(added.product.price).toEqual(large.price);
  expect(withProduct(null, added).totalPrice.centAmount).toBe(4_999);
  const usual = addedProduct(product, product, { ...size, sku: 'L2' });
  expect(usual.product.price).toEqual(product.price);
});

describe('counting', () => {
  test('quantities, the loyalty card, gift cards and donations are counted', {
    tags: ['CRT-30', 'LOY-07', 'GFT-05', 'CST-06'],
  }, () => {
    const full = cart([line('S1', 2), line('S2', 1)], {
      loyaltyCard: { lineId: 'lk', price: 300 },
      giftCards: [giftCard('g1'), giftCard('g2')],
      donations: [{ id: 'd', lineId: 'ld', price: 100 }],
    });
    expect(itemCount(full)).toBe(7);
    expect(itemCount(cart([], { loyaltyCard: { lineId: 'l', price: 300 } }))).toBe(1);
  });

  test('no cart and a cart of nothing are both empty', { tags: ['CRT-29'] }, () => {
    expect(isCartEmpty(null)).toBe(true);
    expect(isCartEmpty(cart([]))).toBe(true);
    expect(isCartEmpty(cart([line('S1', 1)]))).toBe(false);
  });

  test('the header gets four facts of a cart', { tags: ['HDR-13', 'ENT-37'] }, () => {
    expect(toCartSummary(cart([line('S1', 2)]))).toEqual({
      cartId: 'c1',
      nbProducts: 2,
      totalAmount: 5998,
      currency: 'EUR',
    });
  });

  test('a pre-order is a single line with a pre-order label', { tags: ['CRT-31'] }, () => {
    const onDemand = line('SD', 1, { categoryLabel: 'ON_DEMAND' });
    const anticipated = line('SR', 1, { categoryLabel: 'RAL_ANTICIPATION' });
    expect(isPreOrderCart(cart([onDemand]))).toBe(true);
    expect(isPreOrderCart(cart([anticipated]))).toBe(true);
    expect(isPreOrderCart(cart([onDemand, line('S1', 1)]))).toBe(false);
    expect(isPreOrderCart(cart([line('S1', 1)]))).toBe(false);
    expect(isPreOrderCart(cart([]))).toBe(false);
  });

  test('goods are the total without shipping, and planned payments are taken off what is left', () => {
    const paid = cart([line('S1', 1)], {
      totalPrice: { centAmount: 3498, currencyCode: 'EUR' },
      shippingInfo: { shippingMethodKey: 'NO', price: 499, name: 'Home', promise: null },
      payments: [{ paymentProvider: 'house', paymentProduct: 'free', amountPlanned: 3000 }],
    });
    expect(goodsTotal(paid)).toBe(2999);
    expect(amountLeft(paid)).toBe(498);
    expect(amountLeft({ ...paid, payments: [...paid.payments, ...paid.payments] })).toBe(0);
  });

  test('quantities go from one to what is there, ten at most', { tags: ['A-057'] }, () => {
    expect(quantityChoices(3, 1)).toEqual([1, 2, 3]);
    expect(quantityChoices(80, 2)).toHaveLength(10);
    expect(quantityChoices(0, 2)).toEqual([1, 2]);
  });
});

describe('what the screen shows before the platform answers', () => {
  test('a changed quantity changes line and total, and leaves the old cart alone', {
    tags: ['CRT-02'],
  }, () => {
    const before = cart([line('S1', 1), line('S2', 1)]);
    const after = withQuantity(before, 'l-S1', 3);
    expect(after.lineItems[0]?.totalPrice.centAmount).toBe(8997);
    expect(after.totalPrice.centAmount).toBe(11996);
    expect(before.totalPrice.centAmount).toBe(5998);
    expect(withQuantity(before, 'unknown', 3)).toBe(before);
  });

  test('a removed line takes its price along', { tags: ['CRT-03'] }, () => {
    const after = withoutLine(cart([line('S1', 2), line('S2', 1)]), 'l-S1');
    expect(after.lineItems.map(({ sku }) => sku)).toEqual(['S2']);
    expect(after.totalPrice.centAmount).toBe(2999);
  });

  test('the first item makes a provisional cart, the same sku again makes two', {
    tags: ['CRT-09'],
  }, () => {
    const added = { sku: 'S1', availableQuantity: 9, product };
    const first = withProduct(null, added);
    expect(first).toMatchObject({ id: '', version: 0, totalPrice: { centAmount: 2999 } });
    const second = withProduct(first, added);
    expect(second.lineItems).toHaveLength(1);
    expect(second.lineItems[0]?.quantity).toBe(2);
    expect(second.totalPrice.centAmount).toBe(5998);
  });
});

test.each([
  [2, 2, false],
  [2, 1, true],
  [1, 0, true],
])(
  'a line of %i with %i left lacks something: %s',
  { tags: ['A-093'] },
  (quantity, left, expected) => {
    expect(isLacking(line('S1', quantity, { availableQuantity: left }))).toBe(expected);
  },
);

describe('goods that are never shipped', () => {
  const card = { loyaltyCard: { lineId: 'l', price: 300 } };
  const virtual = line('SV', 1, { segmentationId: 'w18118' });

  test.each([
    ['a gift card', cart([line('S1', 1)], { giftCards: [giftCard('g')] }), true],
    ['a loyalty card alone', cart([], card), true],
    ['a loyalty card and a dress', cart([line('S1', 1)], card), false],
    ['only dematerialised lines', cart([virtual]), true],
    ['a mixed cart', cart([virtual, line('S1', 1)]), false],
    ['nothing', cart([]), false],
  ])('%s', { tags: ['CHK-12', 'ROL-06', 'CST-30'] }, (_, content, expected) => {
    expect(mayShipDematerialised(content)).toBe(expected);
  });
});
