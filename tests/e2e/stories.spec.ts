import { type LocaleCode, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { tagsOf } from '../support/html.ts';
import { imperfections } from './barriers.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';

const FORMS = [
  ['landing', '/landingPage/noel/noel25', '/noel--lpnoel25', 'Des cadeaux à porter'],
  ['trend', '/trendPage/denim/t10', '/denim--tpt10', 'Le denim de la tête aux pieds'],
  ['lookbook', '/lookbookPage/ete/lb7', '/ete--lbplb7', 'L’été, fenêtre ouverte'],
] as const;

for (const [kind, long, short, title] of FORMS) {
  test(`both forms of a ${kind} page show the same, known by the short one`, {
    tag: ['@RTE-12', '@RTE-13', '@RTE-14', '@RTE-15', '@RTE-16', '@RTE-17'],
  }, async ({ request }) => {
    for (const path of [long, short]) {
      const answer = await request.get(`/fr-fr${path}`);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      const canonical = tagsOf(html, 'link').find(({ rel }) => rel === 'canonical');
      expect(canonical?.href).toBe(`/fr-fr${short}`);
    }
  });
}

test('ids that no page has, of another kind or not of word characters are not found', {
  tag: ['@RTE-13'],
}, async ({ request }) => {
  for (const path of ['/noel--lpno-el', '/noel--lpnope', '/noel--tpnoel25', '/trendPage/x/lb7']) {
    expect((await request.get(`/fr-fr${path}`)).status(), path).toBe(404);
  }
});

test('a page names the shops that have it, each by its own name, and no other', {
  tag: ['@CMS-05', '@SEO-04'],
}, async ({ request }) => {
  const alternatesOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return tagsOf(html, 'link')
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang, href }) => `${hreflang} ${href}`);
  };
  expect(await alternatesOf('/fr-fr/prendre-soin--lpcare25')).toEqual([
    'fr-FR /fr-fr/prendre-soin--lpcare25',
    'fr /fr-fr/prendre-soin--lpcare25',
    'de-DE /de-de/kleidung-pflegen--lpcare25',
    'de /de-de/kleidung-pflegen--lpcare25',
  ]);
  const everywhere = await alternatesOf('/pl-pl/lato--lbplb7');
  expect(everywhere).toContain('x-default /en/summer--lbplb7');
  expect(everywhere).toHaveLength(14);
});

test("editors' pages keep nobody out, at 390 and at 1280 px", { tag: ['@CMS-06'] }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shopper = shopperOn(page, 'fr-fr');
  for (const [, , short] of FORMS) {
    await shopper.open(short);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await imperfections(page), `${short} at ${width} px`).toEqual([]);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled).toBeLessThanOrEqual(width);
    }
  }
});

/** Those with the longest words; at a release all of them. */
const LONGEST: readonly LocaleCode[] = ['de-de', 'pl-pl'];

for (const locale of process.env.IS_RELEASE === '1' ? ONLINE_LOCALES : LONGEST) {
  test(`home, help, legal and editors’ pages of ${locale} fit a screen of 320 px`, async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    });
    const page = await context.newPage();
    const map = await (await request.get(`/sitemaps/${locale}-families.xml`)).text();
    const paths = [...map.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);
    const texts = paths.filter((path) => !/--plf|\/stores\/\d/.test(path));
    expect(texts.length).toBeGreaterThan(15);
    const tooWide: string[] = [];
    for (const path of texts) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) tooWide.push(`${path}: ${width} px`);
    }
    expect(tooWide).toEqual([]);
    await context.close();
  });
}

test('a place on the picture of a look leads to the product that stands beside it', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open('');
  // The home page leads to it.
  await shopper.main.getByRole('link', { name: 'La ligne nette' }).click();
  await expect(page).toHaveURL(/\/fr-fr\/tailleur--tpt11$/);
  const title = 'La ligne nette';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const piece = shopper.main.getByRole('article').first().getByRole('heading');
  const name = (await piece.textContent()) ?? '';
  await page.getByRole('link', { name: `1. ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
