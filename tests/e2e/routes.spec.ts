import { readFileSync } from 'node:fs';
import { readDocument } from '../support/html.ts';
import { expect, test } from './shop-test.ts';

/** Who may enter which route, by the tree that the router is generated from. */

const TREE = readFileSync('app/routeTree.gen.ts', 'utf8');
const [, UNION = ''] = /fullPaths:\n((?:\s+\| '[^']+'\n?)+)/.exec(TREE) ?? [];
const ROUTES = [...UNION.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replace(/\/$/, ''));

/** Pages of customers: the account, and the steps of an order in both flows (§6). */
const OWN_PAGE = /^\/\$locale\/(account|checkout\/|guest$|order-(?!tracking))/;

/** What stands in the places of an address, by route; others have no places but the locale. */
const ADDRESSES: Readonly<Record<string, string>> = {
  '/$locale/$catalogSlug': '/fr-fr/robes--plf1200',
  '/$locale/$productSlug': '/fr-fr/robe-midi--p400101',
  '/$locale/$storySlug': '/fr-fr/noel--lpnoel25',
  '/$locale/{$kind}Page/$name/$id': '/fr-fr/trendPage/denim/t10',
  '/$locale/$help/{-$page}': '/fr-fr/aide',
  '/$locale/{$}.html': '/fr-fr/femme/robe-midi-R500201.html',
  '/$locale/01/0{$gtin}/$': '/fr-fr/01/03600000000016/x',
  '/$locale/catalog/$name/$familyId': '/fr-fr/catalog/robes/f1200',
  '/$locale/product/$gtin': '/fr-fr/product/3600000000016',
  '/$locale/product/$name/$id': '/fr-fr/product/robe-midi/400101',
  '/$locale/stores/{-$storeId}': '/fr-fr/stores',
  '/$locale/wishlist/$shareId': '/fr-fr/wishlist/nobodys',
  '/$locale/order-{$provider}-check': '/fr-fr/order-cardone-check?reference=x',
  '/$locale/newsletter/confirmation': '/fr-fr/newsletter/confirmation?token=t&source=s',
  '/$locale/account/settings/delivery-addresses/$id/$page':
    '/fr-fr/account/settings/delivery-addresses/U1-home/delete',
  '/$locale/account/settings/delivery-addresses/$id/edit':
    '/fr-fr/account/settings/delivery-addresses/U1-home/edit',
  '/api/downloads/$documentId': '/api/downloads/x?locale=fr-fr',
  '/api/return-labels/$returnNumber': '/api/return-labels/R-2222-2222?locale=fr-fr&order=x',
  '/$locale/legal/$page': '/fr-fr/legal/terms',
  '/feeds/$name': '/feeds/fr-fr.xml',
  '/sitemaps/$name': '/sitemaps/fr-fr-families.xml',
};

const addressOf = (route: string) => ADDRESSES[route] ?? route.replace('/$locale', '/fr-fr');

/** Routes that lead on by what they are for: to the shop, to the provider's sign-in and sign-out. */
const LEADING_ON = ['', '/api/auth/login', '/$locale/auth/logout'];
/** Routes that take forms alone. */
const FORMS = [
  '/api/auth/logout',
  '/api/cart',
  '/api/vitals',
  '/api/withdrawal-claims',
  '/api/withdrawals',
];

/** What other routes answer who comes with nothing; the rest is 200. */
const ANSWERS: Readonly<Record<string, number>> = {
  '/$locale/tmp/error': 503,
  '/$locale/order-tracking': 404,
  '/$locale/payment-link': 404,
  '/$locale/wishlist/$shareId': 404,
  '/api/preview': 404,
  '/$locale/auth/callback': 400,
};

/** Files of customers, and the page that a sign-in for one leads back to. */
const FILES: Readonly<Record<string, string>> = {
  '/api/downloads/$documentId': '/fr-fr/account/downloads',
  '/api/return-labels/$returnNumber': '/fr-fr/account/orders?order=x',
};

const isOwn = (route: string) => OWN_PAGE.test(route) || Object.hasOwn(FILES, route);
const isPage = (route: string) => route.startsWith('/$locale');

test('every route is known here, and its address names all that it needs', () => {
  expect(ROUTES.length).toBeGreaterThan(60);
  for (const route of ROUTES) expect(addressOf(route), route).not.toContain('$');
  for (const route of [ADDRESSES, ANSWERS].flatMap(Object.keys).concat(LEADING_ON, FORMS)) {
    expect(ROUTES).toContain(route);
  }
});

test('a stranger is led from each page of the account and each step of an order to sign in, and back to it', {
  tag: ['@ROL-02'],
}, async ({ request }) => {
  const own = ROUTES.filter(isOwn);
  expect(own.length).toBeGreaterThanOrEqual(22 + 10);
  for (const route of own) {
    const path = addressOf(route);
    const answer = await request.get(path, { maxRedirects: 0 });
    const location = new URL(answer.headers().location ?? '', 'http://localhost');
    expect.soft([path, answer.status(), location.pathname]).toEqual([path, 302, '/api/auth/login']);
    const back = isPage(route) ? path : FILES[route];
    expect.soft(location.searchParams.get('returnTo')).toBe(back);
    expect.soft(answer.headers()['cache-control'], path).toBe('private, no-store');
  }
});

test('every other page is open to a stranger, and no other route asks anybody to sign in', {
  tag: ['@ROL-07', '@PRD-13'],
}, async ({ request }) => {
  const open = ROUTES.filter((route) => !isOwn(route) && !LEADING_ON.includes(route));
  for (const route of open) {
    const path = addressOf(route);
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.headers().location, path).toBeUndefined();
    if (FORMS.includes(route)) continue;
    expect.soft([path, answer.status()]).toEqual([path, ANSWERS[route] ?? 200]);
  }
  expect(open).toContain('/$locale/newsletter/subscription');
  expect(open).toContain('/$locale/unsubscribe');
  const home = await request.get('/', { maxRedirects: 0 });
  expect(home.headers().location).toBe('/fr-fr');
});

const DEFAULT_PAGES = [
  '/fr-fr/search',
  '/$locale/$catalogSlug',
  '/fr-fr/noel--lpnoel25',
  '/fr-fr/denim--tpt10',
  '/fr-fr/ete--lbplb7',
  '/$locale/$productSlug',
  '/$locale/$help/{-$page}',
  '/$locale/unsubscribe',
  '/$locale/unsubscribe/confirmation',
  '/$locale/tmp/error',
].map(addressOf);

test('search, families, editors’ pages, products, help, unsubscription and incident stand in the default layout', {
  tag: ['@LAY-04'],
}, async ({ request }) => {
  for (const path of DEFAULT_PAGES) {
    const { layout } = readDocument(await (await request.get(path)).text());
    expect.soft([path, layout]).toEqual([path, 'default']);
  }
});
