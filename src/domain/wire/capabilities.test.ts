import { expect, test } from 'vitest';
import { capabilitiesSchema } from './capabilities.schema.ts';
import {
  CAPABILITY_NAMES,
  CORE,
  declarationOf,
  fillCheckoutUrl,
  SERVED_PARTS,
  servedOf,
} from './capabilities.ts';

test('what a platform declares is served; a name that it leaves out or refuses is not', () => {
  const declared = capabilitiesSchema.parse({ profile: 1, codes: true, wishlist: false });
  expect(servedOf(declared)).toEqual(new Set(['checkout', 'codes']));
  expect(servedOf(CORE)).toEqual(new Set(['checkout']));
});

test('a capability is not served without the one that it needs', () => {
  expect(servedOf({ profile: 1, reservations: true, returns: true })).toEqual(
    new Set(['checkout']),
  );
  expect(servedOf({ profile: 1, reservations: true, stores: true })).toEqual(
    new Set(['checkout', 'stores', 'reservations']),
  );
});

test('a name that a later profile adds is passed over', () => {
  expect(capabilitiesSchema.parse({ profile: 2, codes: true, teleport: true })).toEqual({
    profile: 2,
    codes: true,
  });
});

test('who serves all declares all', () => {
  expect([...servedOf(declarationOf(CAPABILITY_NAMES))]).toEqual(SERVED_PARTS);
});

const HOSTED = { profile: 1, checkout: 'hosted', checkoutUrl: 'https://pay.example.com/{cartId}' };

test('a platform that has the checkout itself serves neither that nor what needs it', () => {
  const declared = { ...declarationOf(CAPABILITY_NAMES), ...capabilitiesSchema.parse(HOSTED) };
  const served = servedOf(declared);
  expect(SERVED_PARTS.filter((name) => !served.has(name))).toEqual([
    'checkout',
    'creditTerms',
    'paymentLinks',
  ]);
});

test('the URL of a checkout is https, or of this machine, and says where the cart goes', () => {
  const isTaken = (declared: object) =>
    capabilitiesSchema.safeParse({ profile: 1, ...declared }).success;
  const at = (checkoutUrl: string) => isTaken({ checkout: 'hosted', checkoutUrl });
  for (const url of [
    'https://pay.example.com/{locale}/{cartId}',
    'https://pay.example.com:8443/?cart={cartId}&lang={locale}#pay',
    'http://localhost:7000/{cartId}',
  ])
    expect([url, at(url)]).toEqual([url, true]);
  for (const url of [
    'https://pay.example.com/{locale}',
    'https://pay.example.com/{cart}/{cartId}',
    'https://{cartId}.example.com/',
    'https://user@pay.example.com/{cartId}',
    'http://pay.example.com/{cartId}',
    'http://localhost.example.com/{cartId}',
    'javascript:{cartId}',
    '/pay/{cartId}',
  ])
    expect([url, at(url)]).toEqual([url, false]);
  expect(isTaken({ checkout: 'hosted' })).toBe(false);
  expect(isTaken({ checkoutUrl: HOSTED.checkoutUrl })).toBe(false);
  expect(isTaken({ ...HOSTED, checkout: 'embedded' })).toBe(false);
});

test('the id of a cart is encoded in the URL of its checkout', () => {
  const fill = (url: string) => fillCheckoutUrl(url, { cartId: 'a/b?$&', locale: 'de-de' });
  expect(fill('https://pay.example.com/{locale}/{cartId}')).toBe(
    'https://pay.example.com/de-de/a%2Fb%3F%24%26',
  );
  expect(fill('https://pay.example.com/?cart={cartId}')).toBe(
    'https://pay.example.com/?cart=a%2Fb%3F%24%26',
  );
});
