import { HERO_WIDTHS, TILE_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import {
  getDomain,
  isOnline,
  LOCALE_CODES,
  languageTag,
  onlineVariant,
  SHOP_DOMAINS,
} from '#src/domain/shop/locales.ts';
import { createCustomer } from '../support/customers.ts';
import { readDocument, tagsOf } from '../support/html.ts';
import { wordsOf } from '../support/words.ts';
import { expect, test } from './shop-test.ts';

const LISTING = '/robes--plf1200';
const PRODUCT = '/robe-midi--p400101';
/** What prices are read by, where it is not the euro. */
const CURRENCY_SIGNS: Record<string, string> = { 'fr-ch': 'CHF', 'pl-pl': 'zł' };

for (const locale of LOCALE_CODES) {
  test(`/${locale} serves home, listing, product and cart in its language and currency`, {
    tag: ['@RTE-01', '@RTE-02', '@RTE-03', '@RTE-05', '@SEO-07'],
  }, async ({ request }) => {
    const say = wordsOf(locale);
    const online = onlineVariant(locale);
    const sign = CURRENCY_SIGNS[online] ?? '€';
    const others = ['€', 'CHF', 'zł'].filter((other) => other !== sign);
    for (const path of ['', '/', LISTING, PRODUCT, '/cart']) {
      const answer = await request.get(`/${locale}${path}`);
      expect.soft(answer.status(), path).toBe(200);
      const page = readDocument(await answer.text());
      expect.soft(page.lang, path).toBe(languageTag(locale));
      expect.soft(page.text, path).toContain(say('Skip to content'));
      expect.soft(page.text, path).toContain(say('Search'));
      if (path === LISTING || path === PRODUCT) {
        expect.soft(page.text, path).toContain(sign);
        for (const other of others) expect.soft(page.text, path).not.toContain(other);
        expect.soft(page.canonical, path).toMatch(new RegExp(`^/${online}/.+--p`));
      }
      if (!isOnline(locale)) expect.soft(page.robots, path).toBe('noindex, nofollow');
      if (!isOnline(locale)) expect.soft(page.alternates, path).toEqual([]);
    }
    const product = readDocument(await (await request.get(`/${locale}${PRODUCT}`)).text());
    expect(product.text).toContain(say('Add to cart'));
    if (getDomain(locale).lang !== 'en') expect(product.text).not.toContain('Add to cart');
  });
}

test('home names the seven online shops as alternates, and itself as canonical', {
  tag: ['@SEO-02', '@SEO-03', '@RTE-02'],
}, async ({ request }) => {
  const home = readDocument(await (await request.get('/fr-fr')).text());
  const expected = SHOP_DOMAINS.flatMap(({ locale, hrefLangIsos }) =>
    hrefLangIsos.map((lang) => ({ lang, href: `/${locale}` })),
  );
  expect(home.alternates).toEqual(expected);
  expect(home.canonical).toBe('/fr-fr');
  expect(home.robots).toBeUndefined();
});

test('a prefix with a slash behind it is home as well, whose one address is without', {
  tag: ['@A-005', '@RTE-02'],
}, async ({ page }) => {
  const answer = await page.goto('/fr-fr/');
  expect([answer?.status(), answer?.request().redirectedFrom()]).toEqual([200, null]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr-fr$/);
  const cart = page.getByRole('banner').locator('a[href="/fr-fr/cart"]');
  await cart.click();
  await expect(page).toHaveURL(/\/fr-fr\/cart$/);
  await page.goBack();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr-fr$/);
});

test('paths without a known prefix are not found, fallback locales move', {
  tag: ['@RTE-04', '@RTE-68', '@SEO-05'],
}, async ({ request }) => {
  for (const path of ['/cart', '/xx-xx/cart', '/tmp/error', '/fr-fr/nope/nope/nope']) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(404);
    const page = readDocument(await answer.text());
    expect.soft(page.heading, path).toBe(wordsOf('fr-fr')('This page has left the collection'));
  }
  for (const [from, to] of [
    ['/fr-be/x', '/fr-fr/x'],
    ['/lb-lb/cart?a=1', '/fr-fr/cart?a=1'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers().location]).toEqual([301, to]);
  }
});

test('the bare address leads to the host’s shop, or to the one of the cookie', {
  tag: ['@RTE-05'],
}, async ({ request }) => {
  const first = await request.get('/', { maxRedirects: 0 });
  expect([first.status(), first.headers().location]).toEqual([302, '/fr-fr']);
  const later = await request.get('/', { maxRedirects: 0, headers: { cookie: 'locale=pl-pl' } });
  expect([later.status(), later.headers().location]).toEqual([302, '/pl-pl']);
});

const PRODUCT_FORMS: { path: string; selects?: string; colour?: number }[] = [
  { path: '/product/3600000000016', selects: '38' },
  { path: '/product/robe-midi/500201' },
  { path: '/product/robe-midi/500202', colour: 1 },
  { path: '/product/robe-midi/400101' },
  { path: '/robe-midi--p400101' },
  { path: '/femme/robe-midi-R500201.html' },
  { path: '/femme/robe-midi-R500202.html', colour: 1 },
  { path: '/01/03600000000016/x', selects: '38' },
];

test('each form of a product’s URL is the midi dress, known by one address', {
  tag: ['@RTE-18', '@RTE-19', '@RTE-20', '@RTE-21', '@RTE-23', '@RTE-24', '@SEO-06'],
}, async ({ page }) => {
  for (const { path, selects, colour = 0 } of PRODUCT_FORMS) {
    const answer = await page.goto(`/fr-fr${path}`);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Robe midi' })).toBeVisible();
    const document = readDocument((await answer?.text()) ?? '');
    expect(document.canonical, path).toBe('/fr-fr/robe-midi--p400101');
    expect(document.layout, path).toBe('default');
    const colours = page.getByRole('radiogroup', { name: wordsOf('fr-fr')('Colour') });
    await expect(colours.getByRole('radio').nth(colour), path).toBeChecked();
    const sizes = page.getByRole('radiogroup', { name: wordsOf('fr-fr')('Size') });
    const chosen = sizes.getByRole('radio', { checked: true });
    if (selects === undefined) await expect(chosen, path).toHaveCount(0);
    else await expect(chosen, path).toHaveAccessibleName(selects);
  }
});

test('both forms of a family show the same list under one address', {
  tag: ['@RTE-09', '@RTE-10'],
}, async ({ request }) => {
  for (const path of ['/catalog/robes/f1200', LISTING, '/any-name--plf1200']) {
    const answer = await request.get(`/fr-fr${path}`);
    const { canonical, heading } = readDocument(await answer.text());
    expect
      .soft([answer.status(), canonical, heading])
      .toEqual([200, '/fr-fr/robes--plf1200', 'Robes']);
  }
});

test('search finds the dress, and stays out of search engines', { tag: ['@RTE-08'] }, async ({
  request,
}) => {
  const answer = await request.get('/fr-fr/search?q=robe%20midi');
  const page = readDocument(await answer.text());
  expect([answer.status(), page.robots]).toEqual([200, 'noindex, nofollow']);
  expect(page.text).toContain('Robe midi');
});

const LAYOUTS = [
  ['', 'home-page'],
  ['/cart', 'cart-page'],
  ['/search', 'default'],
  [LISTING, 'default'],
  [PRODUCT, 'default'],
  ['/tmp/error', 'default'],
  ['/auth/callback', 'auth'],
  ['/_icons', 'svg-sprite'],
] as const;

test('every page is in the layout of its folder', {
  tag: ['@LAY-02', '@LAY-03', '@LAY-06', '@LAY-09', '@RTE-06', '@RTE-07'],
}, async ({ request }) => {
  for (const [path, layout] of LAYOUTS) {
    const html = await (await request.get(`/fr-fr${path}`)).text();
    expect.soft(readDocument(html).layout, path).toBe(layout);
    const isBare = layout === 'auth' || layout === 'svg-sprite';
    expect.soft(/<(header|footer)\b/.test(html), path).toBe(!isBare);
  }
});

const ACCOUNT = ['dashboard', 'orders', 'reservations', 'wishlist', 'alerts'].map(
  (page) => `/account/${page}`,
);
const CHECKOUT = ['/checkout/billing', '/checkout/delivery', '/checkout/payment'];
const OTHER_ORDER = ['/checkout/confirmation', '/order-cardone-check?reference=x'];

test('account and checkout send a stranger to sign in, and back afterwards', {
  tag: ['@GRD-03', '@GRD-05', '@RTE-46', '@RTE-48', '@RTE-53', '@RTE-58', '@CHK-13'],
}, async ({ request }) => {
  for (const path of [...ACCOUNT, ...CHECKOUT, ...OTHER_ORDER]) {
    const answer = await request.get(`/fr-fr${path}`, { maxRedirects: 0 });
    const location = new URL(answer.headers().location ?? '', 'http://localhost');
    expect.soft([answer.status(), location.pathname]).toEqual([302, '/api/auth/login']);
    expect.soft(location.searchParams.get('returnTo')).toBe(`/fr-fr${path}`);
  }
});

test('a customer without a cart is sent to it from the checkout, and unknown providers are not found', {
  tag: ['@GRD-05', '@RTE-44'],
}, async ({ request }) => {
  await createCustomer(request, 'fr-fr');
  for (const path of CHECKOUT) {
    const answer = await request.get(`/fr-fr${path}`, { maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers().location]).toEqual([302, '/fr-fr/cart']);
  }
  const zzz = await request.get('/fr-fr/order-zzz-check?reference=x', { maxRedirects: 0 });
  expect(zzz.status()).toBe(404);
});

test('every page of the account is in its layout, and stays out of search engines', {
  tag: ['@RTE-46', '@RTE-48', '@RTE-53', '@RTE-54', '@RTE-58', '@LAY-05', '@SEO-01', '@ACC-02'],
}, async ({ request }) => {
  await createCustomer(request, 'fr-fr');
  for (const path of ACCOUNT) {
    const answer = await request.get(`/fr-fr${path}`);
    const { layout, robots } = readDocument(await answer.text());
    expect
      .soft([path, answer.status(), layout, robots])
      .toEqual([path, 200, 'account', 'noindex, nofollow']);
  }
});

for (const locale of ['fr-fr', 'de-de', 'pl-pl'] as const) {
  test(`/${locale} speaks its language to strangers and to customers`, {
    tag: ['@PRD-01'],
  }, async ({ request }) => {
    const read = async (path: string) => {
      const answer = await request.get(`/${locale}${path}`);
      const { lang, text } = readDocument(await answer.text());
      return [answer.status(), lang, text.includes(wordsOf(locale)('Skip to content'))];
    };
    const expected = [200, languageTag(locale), true];
    expect(await read('')).toEqual(expected);
    await createCustomer(request, locale);
    expect(await read('')).toEqual(expected);
    expect(await read('/account/dashboard')).toEqual(expected);
  });
}

/** Widths that the pictures of a served page may be had in, by the place that they stand in. */
function widthsOf(html: string, place: string): number[][] {
  return tagsOf(html, 'img')
    .filter(({ src = '' }) => src.includes(place))
    .map(({ srcset = '' }) =>
      [...srcset.matchAll(/[?&]w=(\d+)/g)].map(([, width]) => Number(width)),
    );
}

test('a full-width picture comes in a width for each breakpoint, a tile in its own; both as webp of quality 80', {
  tag: ['@IMG-01', '@IMG-02', '@CST-26'],
}, async ({ request }) => {
  const home = await (await request.get('/fr-fr')).text();
  expect(widthsOf(home, '/hero/')[0]).toEqual([...HERO_WIDTHS]);
  const list = await (await request.get(`/fr-fr${LISTING}`)).text();
  const tiles = tagsOf(list, 'img').filter(({ src = '' }) => src.includes('/AP.'));
  expect(tiles.length).toBeGreaterThan(20);
  expect(widthsOf(list, '/AP.')[0]).toEqual([...TILE_WIDTHS]);
  for (const { src, srcset = '' } of tiles) {
    for (const address of [src ?? '', ...srcset.split(', ')]) {
      expect(address).toMatch(/\.webp\?w=\d+&q=80\b/);
    }
  }
});
