import { expect, test } from 'vitest';
import { cardThatStays, mergeObstacles } from './customer-merge.ts';

const side = (id: string) => ({
  ...{ id, isGuest: false },
  ...{ isDeleted: false, isBlocked: false, isPaying: false },
});
const free = { isReservedTwice: false };

test('two accounts of one person are merged, and one with itself is not', () => {
  expect(mergeObstacles(side('U1'), side('U2'), free)).toEqual([]);
  expect(mergeObstacles(side('U1'), side('U1'), free)).toEqual(['same']);
});

test('a guest is merged into an account, and no account into a guest', () => {
  const guest = { ...side('G1'), isGuest: true };
  expect(mergeObstacles(side('U1'), guest, free)).toEqual([]);
  expect(mergeObstacles(guest, side('U1'), free)).toEqual(['guest']);
});

test('an erased or blocked account on either side keeps them apart', () => {
  for (const [flag, obstacle] of [
    ['isDeleted', 'erased'],
    ['isBlocked', 'blocked'],
  ] as const) {
    const odd = { ...side('U2'), [flag]: true };
    expect(mergeObstacles(side('U1'), odd, free)).toEqual([obstacle]);
    expect(mergeObstacles(odd, side('U1'), free)).toEqual([obstacle]);
  }
});

test('what is under way in the account that is closed has to end first', () => {
  const paying = { ...side('U2'), isPaying: true };
  expect(mergeObstacles(side('U1'), paying, { isReservedTwice: true })).toEqual([
    ...['paying', 'reserved-twice'],
  ]);
  expect(mergeObstacles(paying, side('U1'), free)).toEqual([]);
});

test('the card that collects points stays, the survivor’s before the other’s', () => {
  const none = { loyaltyNumber: null, loyaltyType: null, loyaltyCreatedAt: null };
  const card = (loyaltyNumber: string, loyaltyType: 'FID' | 'HSP') => ({
    ...{ loyaltyNumber, loyaltyType, loyaltyCreatedAt: new Date(0) },
  });
  expect(cardThatStays(none, none)).toEqual(none);
  expect(cardThatStays(none, card('2', 'HSP'))).toEqual(card('2', 'HSP'));
  expect(cardThatStays(card('1', 'HSP'), card('2', 'FID'))).toEqual(card('2', 'FID'));
  expect(cardThatStays(card('1', 'HSP'), card('2', 'HSP'))).toEqual(card('1', 'HSP'));
  expect(cardThatStays(card('1', 'FID'), card('2', 'FID'))).toEqual(card('1', 'FID'));
});
