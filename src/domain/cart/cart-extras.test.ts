import { describe, expect, test } from 'vitest';
import type { CartGiftCard } from './cart.schema.ts';
import {
  activeDonations,
  extrasCents,
  isDonation,
  isGiftCardAmount,
  loyaltyPoints,
  mayBuyLoyaltyCard,
  needsDelivery,
} from './cart-extras.ts';

const CHOICES = [
  { id: 'a', label: 'A', isActive: true, amounts: [100, 200], preselected: 100 },
  { id: 'b', label: 'B', isActive: false, amounts: [100], preselected: null },
];
const giftCard: CartGiftCard = {
  id: 'g',
  price: 5_000,
  recipientName: 'A',
  recipientEmail: '',
  message: '',
  senderName: 'B',
  sendOn: null,
  design: 'window',
};
const donation = { id: 'a', lineId: 'l', price: 100 };

test.each([
  [999, false],
  [1_000, true],
  [15_000, true],
  [15_001, false],
  [1_000.5, false],
])('a gift card of %d cents between 1000 and 15000: %s', { tags: ['A-063'] }, (cents, expected) => {
  const bounds = { minAmount: 1_000, maxAmount: 15_000, preselectedAmount: 5_000 };
  expect(isGiftCardAmount(bounds, cents)).toBe(expected);
});

test('of a list of donations the active ones are choices, at their amounts', {
  tags: ['A-065'],
}, () => {
  expect(activeDonations(CHOICES).map(({ id }) => id)).toEqual(['a']);
  expect(isDonation(CHOICES, { donationId: 'a', centAmount: 200 })).toBe(true);
  expect(isDonation(CHOICES, { donationId: 'a', centAmount: 150 })).toBe(false);
  expect(isDonation(CHOICES, { donationId: 'b', centAmount: 100 })).toBe(false);
});

test('cards, donations and gift wrap add their prices to the total', () => {
  const given = {
    giftCards: [giftCard, giftCard],
    donations: [donation],
    giftWrap: { price: 350 },
  };
  expect(extrasCents({ ...given, loyaltyCard: { price: 300 } })).toBe(10_750);
  expect(extrasCents({ giftCards: [], donations: [], loyaltyCard: null, giftWrap: null })).toBe(0);
});

test.each([
  ['a guest', null, true, false],
  ['a customer', { loyaltyType: null }, true, true],
  ['an HSP customer', { loyaltyType: 'HSP' }, true, true],
  ['a member', { loyaltyType: 'FID' }, true, false],
  ['a customer without a programme', { loyaltyType: null }, false, false],
] as const)(
  '%s may buy a loyalty card',
  { tags: ['LOY-09', 'A-103'] },
  (_, client, loyalty, expected) => {
    expect(mayBuyLoyaltyCard({ loyalty }, client)).toBe(expected);
  },
);

test('everything but a donation is delivered in some way', () => {
  const none = { lineItems: [], giftCards: [], loyaltyCard: null };
  expect(needsDelivery(none)).toBe(false);
  expect(needsDelivery({ ...none, lineItems: [1] })).toBe(true);
  expect(needsDelivery({ ...none, giftCards: [giftCard] })).toBe(true);
  expect(needsDelivery({ ...none, loyaltyCard: { price: 300 } })).toBe(true);
});

describe('points', { tags: ['LOY-08'] }, () => {
  test.each([
    [100, 29],
    [250, 11],
    [3_000, 0],
  ])(
    'are one for each whole %i cents that are paid, with the bonus of offers',
    (centsAPoint, earned) => {
      const points = loyaltyPoints({ goodsCents: 2_999, bonus: 50, centsAPoint, isMember: true });
      expect(points).toEqual({ earned, bonus: 50, incentive: 0 });
    },
  );

  test('are an incentive for shoppers who are no members', () => {
    const points = loyaltyPoints({
      goodsCents: 2_999,
      bonus: 0,
      centsAPoint: 100,
      isMember: false,
    });
    expect(points).toEqual({ earned: 0, bonus: 0, incentive: 29 });
  });
});
