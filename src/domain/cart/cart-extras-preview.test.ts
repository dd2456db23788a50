import { expect, test } from 'vitest';
import type { ShopperCart } from './cart.ts';
import {
  withDonation,
  withOffers,
  withoutGiftCard,
  withoutLoyaltyCard,
} from './cart-extras-preview.ts';

const CART: ShopperCart = {
  id: 'c1',
  version: 3,
  lineItems: [],
  discountCode: [],
  discounts: [],
  loyaltyCard: { lineId: 'k', price: 300 },
  giftCards: [
    {
      id: 'g1',
      price: 5_000,
      recipientName: 'A',
      recipientEmail: 'a@b.example',
      message: '',
      senderName: 'B',
      sendOn: null,
      design: 'window' as const,
    },
  ],
  donations: [{ id: 'hedge', lineId: 'd', price: 100 }],
  giftWrap: null,
  loyaltyOffers: [],
  shippingInfo: null,
  payments: [],
  totalPrice: { centAmount: 5_400, currencyCode: 'EUR' },
  loyaltyPointsEarned: 0,
  loyaltyBonusPointsEarned: 0,
  loyaltyPointsIncentive: 0,
  productsNotAdded: [],
  sourceCartId: null,
  orderNumber: null,
};

test('what is removed leaves the total immediately, and the rest as it was', () => {
  expect(withoutLoyaltyCard(CART)).toEqual({
    ...CART,
    loyaltyCard: null,
    totalPrice: { centAmount: 5_100, currencyCode: 'EUR' },
  });
  expect(withoutGiftCard(CART, 'g1')).toMatchObject({
    giftCards: [],
    totalPrice: { centAmount: 400 },
  });
  expect(withoutGiftCard(CART, 'nothing')).toBe(CART);
});

test('a donation is added, changed and removed immediately', { tags: ['A-065'] }, () => {
  const changed = withDonation(CART, { donationId: 'hedge', centAmount: 500 });
  expect(changed).toMatchObject({
    donations: [{ id: 'hedge', lineId: 'd', price: 500 }],
    totalPrice: { centAmount: 5_800 },
  });
  const other = withDonation(CART, { donationId: 'bees', centAmount: 200 });
  expect([other.donations.length, other.totalPrice.centAmount]).toEqual([2, 5_600]);
  const back = withDonation(CART, { donationId: 'hedge', centAmount: 0 });
  expect([back.donations.length, back.totalPrice.centAmount]).toEqual([0, 5_300]);
});

test('ticked offers are shown as ticked before they count', () => {
  const ticked = withOffers(CART, [{ id: 'o1', label: 'One' }]);
  expect(ticked.loyaltyOffers).toEqual([{ id: 'o1', label: 'One', productOutOfStock: [] }]);
  expect(ticked.totalPrice).toEqual(CART.totalPrice);
});
