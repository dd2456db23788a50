import { type AnyRoute, isNotFound } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { isPageServed, PAGES_BEYOND_CORE } from '#src/domain/shop/page-capabilities.ts';
import { CAPABILITY_NAMES, SERVED_PARTS } from '#src/domain/wire/capabilities.ts';
import { guardServedPages } from './served-pages.ts';

vi.mock('#src/session/request-scope.server.ts', () => ({ requestScope: () => ({}) }));

/** Whether each page of the tree is found where nothing beyond the core is served. */
function guardedIn(lacks: readonly string[]) {
  const leaf = (path: string): AnyRoute =>
    Object.assign(Object.create(null), { options: { path } });
  const leaves = [...PAGES_BEYOND_CORE.keys(), '/cart'].map(leaf);
  const layout = Object.assign(Object.create(null), { options: {}, children: leaves });
  guardServedPages(Object.assign(Object.create(null), { options: {}, children: { layout } }));
  const entering = { context: { shop: { lacks } }, location: { pathname: '/fr-fr/x' } };
  return leaves.map(({ options }) => {
    const path = String(Reflect.get(options, 'path'));
    try {
      options.beforeLoad?.(entering);
      return `${path} is there`;
    } catch (error) {
      return `${path} is ${isNotFound(error) ? 'not found' : 'broken'}`;
    }
  });
}

const files = Object.keys(import.meta.glob('../routes/$locale/**/*.tsx'));

/** The path of the route that a file holds, without the locale. */
const pathOf = (file: string) =>
  file
    .replace('../routes/$locale', '')
    .replace(/\.tsx$/, '')
    .replace(/\/_[a-z]+(?=\/)/, '')
    .replaceAll('[.]', '\0')
    .replaceAll('.', '/')
    .replaceAll('\0', '.')
    .replace(/\/index$/, '/');

const pages = files.filter((file) => !file.endsWith('/route.tsx')).map(pathOf);

/** What any platform shows: a page that is added says whether it is one of them. */
const OF_THE_CORE = [
  '/',
  '/$catalogSlug',
  '/$productSlug',
  '/01/0{$gtin}/$',
  '/[_]icons',
  '/account/dashboard',
  '/account/orders',
  '/account/settings/',
  '/account/settings/billing-address',
  '/account/settings/delivery-addresses/',
  '/account/settings/delivery-addresses/$id/$page',
  '/account/settings/delivery-addresses/$id/edit',
  '/account/settings/delivery-addresses/create',
  '/account/settings/edit',
  '/account/welcome',
  '/auth/callback',
  '/auth/logout',
  '/cart',
  '/catalog/$name/$familyId',
  '/checkout/billing',
  '/checkout/delivery',
  '/checkout/payment',
  '/order-billing',
  '/order-delivery',
  '/order-overview',
  '/order-payment',
  '/product/$gtin',
  '/product/$name/$id',
  '/search',
  '/tmp/error',
  '/{$}.html',
];

/** Of the core, too, unless the platform has the checkout itself. */
const OF_THE_CHECKOUT = [
  '/checkout/confirmation',
  '/order-confirmation',
  '/order-{$provider}-check',
];

test('every page is of the core, or says what it takes beyond it', () => {
  expect(pages.toSorted()).toEqual([...OF_THE_CORE, ...PAGES_BEYOND_CORE.keys()].toSorted());
});

test('a platform of the core has its pages and no other; one that serves all has all', () => {
  const served = (lacks: Parameters<typeof isPageServed>[1]) =>
    pages.filter((page) => isPageServed(page, lacks));
  expect(served(SERVED_PARTS).toSorted()).toEqual(OF_THE_CORE.toSorted());
  const ofAll = [...OF_THE_CORE, ...OF_THE_CHECKOUT].toSorted();
  expect(served(CAPABILITY_NAMES).toSorted()).toEqual(ofAll);
  expect(served([])).toEqual(pages);
});

test('the page of the ways to sign in is there while one of them is served', () => {
  const page = '/account/change-password';
  const lacks = CAPABILITY_NAMES.filter((name) => name !== 'passkeys');
  expect(isPageServed(page, lacks)).toBe(true);
  expect(isPageServed(page, CAPABILITY_NAMES)).toBe(false);
});

test('a page that is not served is not found before anything else is asked of it', () => {
  const beyond = [...PAGES_BEYOND_CORE.keys()];
  expect(guardedIn(SERVED_PARTS)).toEqual([
    ...beyond.map((page) => `${page} is not found`),
    '/cart is there',
  ]);
  expect(guardedIn([])).toEqual([...beyond, '/cart'].map((page) => `${page} is there`));
});
