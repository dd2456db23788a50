import { expect, test } from 'vitest';
import { capabilitiesSchema } from './capabilities.schema.ts';
import { CAPABILITY_NAMES, CORE, declarationOf, servedOf } from './capabilities.ts';

test('what a platform declares is served; a name that it leaves out or refuses is not', () => {
  const declared = capabilitiesSchema.parse({ profile: 1, codes: true, wishlist: false });
  expect(servedOf(declared)).toEqual(new Set(['codes']));
  expect(servedOf(CORE)).toEqual(new Set());
});

test('a capability is not served without the one that it needs', () => {
  expect(servedOf({ profile: 1, reservations: true, returns: true })).toEqual(new Set());
  expect(servedOf({ profile: 1, reservations: true, stores: true })).toEqual(
    new Set(['stores', 'reservations']),
  );
});

test('a name that a later profile adds is passed over', () => {
  expect(capabilitiesSchema.parse({ profile: 2, codes: true, teleport: true })).toEqual({
    profile: 2,
    codes: true,
  });
});

test('who serves all declares all', () => {
  expect([...servedOf(declarationOf(CAPABILITY_NAMES))]).toEqual(CAPABILITY_NAMES);
});
