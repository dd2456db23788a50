import { beforeEach, expect, test } from 'vitest';
import {
  clearGuestWishes,
  MAX_GUEST_WISHES,
  readGuestWishes,
  storeGuestWish,
} from './guest-wishes.ts';

let stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const wish = (productId: string, isWanted = true) => ({ productId, optionId: '9', isWanted });
const ids = (now = NOW) => readGuestWishes(storage, now).map(({ productId }) => productId);

beforeEach(() => {
  stored = new Map();
});

test('a guest’s wishes are stored once each, the newest first, and removed', () => {
  for (const id of ['1', '2', '1']) storeGuestWish(storage, wish(id), NOW);
  expect(ids()).toEqual(['1', '2']);
  storeGuestWish(storage, wish('1', false), NOW);
  expect(ids()).toEqual(['2']);
  storeGuestWish(storage, wish('2', false), NOW);
  expect(stored.size).toBe(0);
});

test('they are no more than one merge takes, and go after thirty days', () => {
  for (let id = 0; id <= MAX_GUEST_WISHES; id += 1) storeGuestWish(storage, wish(String(id)), NOW);
  expect(ids()).toHaveLength(MAX_GUEST_WISHES);
  expect(ids()[0]).toBe(String(MAX_GUEST_WISHES));
  expect(ids(NOW + 30 * DAY - 1)).toHaveLength(MAX_GUEST_WISHES);
  expect(ids(NOW + 30 * DAY)).toEqual([]);
});

test('what was merged is cleared, and what was clicked since stays', () => {
  const merged = storeGuestWish(storage, wish('1'), NOW);
  storeGuestWish(storage, wish('2'), NOW);
  clearGuestWishes(storage, merged, NOW);
  expect(ids()).toEqual(['2']);
});

test.each(['{', '{}', '[null, {"productId":"../x","optionId":"1","at":1}]', '[{"productId":"1"}]'])(
  'anything else under the key is left out: %s',
  (text) => {
    stored.set('vitrine-wishes', text);
    expect(ids()).toEqual([]);
  },
);
