import type { APIRequestContext } from '@playwright/test';
import { helpPath } from '#src/domain/content/help-path.ts';
import { DOCUMENTS_OF_ORDER, legalPath, WITHDRAWAL_PATH } from '#src/domain/legal/legal-pages.ts';
import {
  getDomain,
  type LocaleCode,
  ONLINE_LOCALES,
  type OnlineLocale,
} from '#src/domain/shop/locales.ts';
import { legalPages } from '#src/platform/opening/content/build-legal.ts';
import { siteOf } from '#src/platform/opening/content/site.ts';
import { readDocument, tagsOf } from '../support/html.ts';
import { PLATFORM_URL } from '../support/test-ports.ts';
import { wordsOf } from '../support/words.ts';
import { imperfections } from './barriers.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, type Shopper, shopperOn } from './shopper.ts';
import { shopperAt } from './shopper-at.ts';

/** What the law asks of each shop, looked for on its pages: each where it must be, in the shop's language. */

/** One of each kind of page, which shoppers reach without a sign-in. */
const PAGES = (locale: OnlineLocale) => [
  '',
  DRESSES,
  DRESS.path,
  '/search?q=robe',
  helpPath(locale),
  '/cart',
  '/stores',
  '/newsletter/subscription',
  '/unsubscribe',
  WITHDRAWAL_PATH,
  ...legalPages(siteOf(locale)).map(({ page }) => legalPath(page)),
];

const linksOf = (html: string) => tagsOf(html, 'a').map(({ href = '' }) => href);

/** Pages that a test has read, for the next. */
const pages = new Map<string, string>();

async function read(request: APIRequestContext, locale: LocaleCode, path: string) {
  const url = `/${locale}${path}`;
  const known = pages.get(url);
  if (known !== undefined) return known;
  const answer = await request.get(url);
  expect([path, answer.status()]).toEqual([path, 200]);
  const html = await answer.text();
  pages.set(url, html);
  return html;
}

/** The sentence of a message up to its first link, without marks. */
const beginningOf = (sentence: string) => sentence.split(/<\d>/)[0]?.trim() ?? '';

const CLAIMS: Record<string, RegExp> = {
  de: /bewusst gewählt|nachhaltig|umweltfreundlich|klimaneutral/i,
  en: /responsible choice|sustainable|eco-friendly|eco-design|climate neutral/i,
  es: /elección responsable|sostenible|ecológico|ecodiseño/i,
  fr: /choix responsable|écoresponsable|écoconç|éco-conç|durable/i,
  it: /scelta responsabile|sostenibile|ecodesign/i,
  pl: /odpowiedzialny wybór|ekologiczn|zrównoważon|ekoprojekt/i,
};

test.describe('what the law asks', () => {
  for (const locale of ONLINE_LOCALES) {
    test(`stands in ${locale} one click from every page, in words of the shop`, async ({
      request,
    }) => {
      const say = wordsOf(locale);
      const texts = new Map(legalPages(siteOf(locale)).map(({ page, text }) => [page, text]));
      for (const path of PAGES(locale)) {
        const html = await read(request, locale, path);
        const links = linksOf(html);
        for (const target of [WITHDRAWAL_PATH, ...[...texts.keys()].map(legalPath)]) {
          expect.soft(links, `${path} leads to ${target}`).toContain(`/${locale}${target}`);
        }
        expect.soft(html, path).toContain(say('Cancel the contract here'));
        for (const { title } of texts.values()) {
          expect.soft(html, path).toContain(title.replace('&', '&amp;'));
        }
      }
    });

    test(`is written in ${locale}: each legal page with its title and the shop's seller`, async ({
      request,
    }) => {
      for (const { page, text } of legalPages(siteOf(locale))) {
        const html = await read(request, locale, legalPath(page));
        const { heading, canonical } = readDocument(html);
        expect.soft(heading).toBe(text.title.replace('&', '&amp;'));
        expect.soft(canonical).toContain(legalPath(page));
        // Nothing is left of the names of values, and nothing is unfilled in the demo.
        expect.soft(html, page).not.toMatch(/\{(seller\.\w+|return[A-Z]\w+|amount)\}/);
        if (page === 'imprint') expect.soft(html).toMatch(/Vitrine D[eé]mo/);
        if (page === 'withdrawal') {
          expect.soft(linksOf(html)).toContain(`/${locale}${WITHDRAWAL_PATH}`);
          expect
            .soft(html.match(/\(\*\)/g)?.length ?? 0, 'a model form')
            .toBeGreaterThan(['fr-ch', 'en'].includes(locale) ? -1 : 4);
        }
        if (page === 'delivery') expect.soft(html).toMatch(/<dd>[\s\S]{0,80}?\d/);
      }
      const imprint = await read(request, locale, '/legal/imprint');
      if (locale === 'fr-fr') expect(imprint).toContain('FR000000_11DEMO');
      const notice = await request.get(`/${locale}/legal/guarantee`);
      // Switzerland alone delivers nowhere in the Union.
      expect(notice.status()).toBe(locale === 'fr-ch' ? 404 : 200);
    });

    test(`is said in ${locale} near prices and reviews, and no claim is made of our own`, async ({
      request,
    }) => {
      const say = wordsOf(locale);
      const note = beginningOf(say('VAT included, <0>plus delivery</0>'));
      for (const path of [DRESS.path, DRESSES]) {
        const html = await read(request, locale, path);
        expect.soft(html, path).toContain(note);
        const { lang } = getDomain(locale);
        expect
          .soft(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''), path)
          .not.toMatch(CLAIMS[lang] ?? /$^/);
      }
    });
  }

  test('is two clicks away from pages that lead nowhere else: errors and the checkout', async ({
    request,
  }) => {
    const answer = await request.get('/fr-fr/nothing-here');
    expect(answer.status()).toBe(404);
    expect(linksOf(await answer.text())).toContain('/fr-fr');
  });
});

test('a barcode answers programs with its links, and browsers with the page of its product', async ({
  request,
}) => {
  const page = await read(request, 'fr-fr', DRESS.path);
  const [, gtin = ''] = /"gtin":"(\d{13})"/.exec(page) ?? [];
  const path = `/fr-fr/01/0${gtin}`;
  const accept = { accept: 'application/linkset+json' };
  const links = await request.get(path, { headers: accept });
  expect(links.headers()['content-type']).toBe('application/linkset+json');
  const { linkset } = await links.json();
  const [target] = linkset[0]['https://gs1.org/voc/defaultLink'];
  expect(target.href).toContain(DRESS.path);
  expect((await request.get('/fr-fr/01/00000000000000', { headers: accept })).status()).toBe(404);
  const shown = await request.get(path);
  expect(shown.headers()['content-type']).toContain('text/html');
  expect(shown.headers().vary).toMatch(/\baccept(,|$)/);
});

/** The text of the mail about an order. */
async function mailOf(request: APIRequestContext, email: string, part: string): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const list = await (await request.get(`${PLATFORM_URL}/outbox`)).text();
      for (const [, id, row] of list.matchAll(/\/outbox\/([\w-]+)">([\s\S]*?)<\/tr>/g)) {
        if (!row?.includes(email)) continue;
        const text = await (await request.get(`${PLATFORM_URL}/outbox/${id}/html`)).text();
        if (text.includes(part)) found = text;
      }
      return found;
    })
    .not.toBe('');
  return found;
}

async function cancelWithoutSignIn(shopper: Shopper, orderNumber: string, email: string) {
  const { main, say, button, page } = shopper;
  await shopper.open('');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: say('Cancel the contract here'), exact: true }).click();
  await expect(shopper.heading('Cancel the contract here')).toBeVisible();
  await button('Choose the items').click();
  await expect(main.getByText(say('Please enter the number of your order.'))).toBeVisible();
  await main.getByLabel(say('Order number'), { exact: true }).fill(orderNumber.toLowerCase());
  await main.getByLabel(say('Email address'), { exact: true }).fill('nobody@vitrine.example');
  await button('Choose the items').click();
  await expect(
    main.getByText(
      say(
        'We found no order with this number and email address. Both are in the email that confirmed your order.',
      ),
    ),
  ).toBeVisible();
  expect(await imperfections(page, { inside: 'main' })).toEqual([]);
  await main.getByLabel(say('Email address'), { exact: true }).fill(email);
  await button('Choose the items').click();
  await expect(main.getByRole('heading', { level: 2, name: orderNumber })).toBeFocused();
  await button('Cancel the contract here').click();
  await button('Continue').click();
  await button('Confirm cancellation').click();
  await expect(main.getByRole('status').filter({ hasText: /\d{2}[:.]\d{2}/ })).toBeVisible();
}

for (const [locale, place] of [
  ['de-de', { zipCode: '10115', city: 'Berlin' }],
  ['en', { zipCode: 'LS1 4DT', city: 'Leeds' }],
] as const) {
  test(`in ${locale} an order is placed right below what it is, its mail carries the texts of the day, and it is cancelled without a sign-in`, async ({
    page,
    otherContext,
  }) => {
    test.slow();
    const { shopper, email } = await shopperAt('payment', page, locale, { place });
    const { main, say } = shopper;
    const brief = main.getByRole('region', { name: say('What you are ordering') });
    await expect(brief.getByRole('listitem')).toHaveCount(1);
    await expect(
      brief.getByText(new RegExp(say('Total with delivery: {total}', { total: '.*\\d.*' }))),
    ).toBeVisible();
    for (const name of ['terms', 'withdrawal', 'privacy'] as const) {
      const link = main.locator(`a[href="/${locale}${legalPath(name)}"]`);
      await expect(link.last()).toBeVisible();
    }
    const texts = new Map(legalPages(siteOf(locale)).map((one) => [one.page, one.text.title]));
    // Leeds is not in the Union.
    const isNotified = locale === 'de-de';
    await expect(main.getByRole('heading', { name: texts.get('guarantee') ?? '' })).toHaveCount(
      isNotified ? 1 : 0,
    );
    expect(await imperfections(page, { inside: 'main' })).toEqual([]);
    const order = new RegExp(`^${say('Pay {amount}', { amount: '.*\\d.*' })}$`);
    await main.getByRole('button', { name: order }).click();
    await shopper.payByCard('4242 4242 4242 4242');
    await expect(shopper.heading('Thank you')).toBeVisible();
    const [orderNumber = ''] = /V\d{10}/.exec(await main.innerText()) ?? [];

    const mail = await mailOf(page.request, email, orderNumber);
    for (const name of DOCUMENTS_OF_ORDER) {
      const title = texts.get(name);
      if (title !== undefined && (isNotified || name !== 'guarantee')) {
        expect(mail).toContain(title);
      }
    }

    const stranger = shopperOn(await otherContext.newPage(), locale);
    await cancelWithoutSignIn(stranger, orderNumber, email);
    const acknowledged = await mailOf(page.request, email, '14');
    expect(acknowledged).toContain(orderNumber);
  });
}
