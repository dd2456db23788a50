import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundPagesSchema } from '#src/domain/content/found-pages.schema.ts';
import { checkLinks, findLinkTargets } from '#src/domain/content/link-target.calls.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterAll(() => platform.stop());

const SHOPS = {
  fr: { storeId: '1001', locale: 'fr-fr' },
  en: { storeId: '1003', locale: 'en' },
  es: { storeId: '1004', locale: 'es-es' },
  de: { storeId: '1005', locale: 'de-de' },
  it: { storeId: '1006', locale: 'it-it' },
  pl: { storeId: '1007', locale: 'pl-pl' },
} as const;
type Lang = keyof typeof SHOPS;

async function find(q: string, lang: Lang = 'fr') {
  const answer = await platform.guest(SHOPS[lang]).call('GET', '/cms/v3/pages', { query: { q } });
  expect(answer.status).toBe(200);
  return foundPagesSchema.parse(answer.body).values;
}
const pathsOf = async (q: string, lang?: Lang) => (await find(q, lang)).map(({ path }) => path);

describe('pages of the shop for what a shopper types', () => {
  test.each([
    ['fr', 'cartes cadeaux', '/gift-card'],
    ['fr', 'chèque cadeau', '/gift-card'],
    ['en', 'gift voucher', '/gift-card'],
    ['de', 'Gutscheine', '/gift-card'],
    ['it', 'buono regalo', '/gift-card'],
    ['fr', 'renvoyer', '/aide/retours'],
    ['fr', 'échanges', '/aide/retours'],
    ['en', 'refunds', '/help/returns'],
    ['de', 'umtauschen', '/hilfe/rueckgabe'],
    ['es', 'devolver', '/ayuda/devoluciones'],
    ['it', 'rimborso', '/aiuto/resi'],
    ['pl', 'zwroty', '/pomoc/zwroty'],
    ['fr', 'frais de port', '/aide/livraison'],
    ['en', 'shipping', '/help/delivery'],
    ['pl', 'wysyłka', '/pomoc/dostawa'],
    ['fr', 'horaires des boutiques', '/stores'],
    ['en', 'opening hours', '/stores'],
    ['fr', 'soldes', '/promotions--plf4100'],
    ['de', 'reduziert', '/sale--plf4100'],
    ['it', 'sconti', '/promozioni--plf4100'],
    ['fr', 'robes', '/robes--plf1200'],
  ] as const)('in %s "%s" leads to %s', { tags: ['RTE-08'] }, async (lang, q, path) => {
    expect(await pathsOf(q, lang)).toContain(path);
  });

  test('are found by the beginning of a last word', async () => {
    expect(await pathsOf('carte cad')).toContain('/gift-card');
    expect(await pathsOf('retou')).toContain('/aide/retours');
  });

  test('are the stores of a town, four at most, in shops with stores alone', async () => {
    const found = (await find('Lyon')).filter(({ kind }) => kind === 'store');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(4);
    for (const { path } of found) expect(path).toMatch(/^\/stores\/\d+$/);
    expect(await pathsOf('Filialen', 'de')).toEqual([]);
  });

  test('name no service that the shop does not have', async () => {
    expect(await pathsOf('tarjeta regalo', 'es')).not.toContain('/gift-card');
    expect(await pathsOf('karta podarunkowa', 'pl')).not.toContain('/gift-card');
  });

  test('say of a family which one it is in', async () => {
    const jeans = (await find('jeans')).filter(({ kind }) => kind === 'family');
    expect(jeans.map(({ title, within }) => `${title}, ${within}`)).toEqual(
      expect.arrayContaining(['Jeans, Femme', 'Jeans, Homme']),
    );
  });

  test.each(['', 'x', 'de la', 'zzzzqqqq', 'robe zzzzqqqq', "'; --", '%'])(
    'are none for %j',
    async (q) => {
      expect(await find(q)).toEqual([]);
    },
  );
});

test.skipIf(isRemote)(
  'editors find what to link to by its name, and are told which links lead nowhere',
  async () => {
    const editor = openStaffCalls(platform, { role: 'editor' });
    const links = '/staff/content-links/fr-fr';
    const found = async (q: string) => {
      const { body } = await editor.call('GET', `${links}?${new URLSearchParams({ q })}`);
      return findLinkTargets.answer.parse(body).values;
    };
    expect(await found('robes')).toContainEqual(
      expect.objectContaining({ kind: 'family', title: 'Robes', path: '/robes--plf1200' }),
    );
    const [product] = (await found('robe midi')).filter(({ kind }) => kind === 'product');
    expect(product).toMatchObject({ title: 'Robe midi', path: '/robe-midi--p400101' });
    const story = (await found('')).find(({ kind }) => kind === 'story');
    expect(await found('zzz')).toEqual([]);
    const urls = [
      ...['/robes--plf1200', '/other-name--pl999', String(product?.path), '/x--p999999'],
      ...[String(story?.path), '/no--lpno', '/cart', '/nowhere', 'https://example.org/a', 'x:y'],
    ];
    const { body } = await editor.call('POST', `${links}/checks`, { urls });
    expect(
      checkLinks.answer.parse(body).values.map(({ url, target }) => [url, target?.kind ?? null]),
    ).toEqual([
      ...[
        [urls[0], 'family'],
        [urls[1], null],
        [urls[2], 'product'],
        [urls[3], null],
      ],
      ...[
        [urls[4], 'story'],
        [urls[5], null],
        [urls[6], 'page'],
        [urls[7], null],
      ],
      ...[
        [urls[8], 'outside'],
        [urls[9], null],
      ],
    ]);
  },
);
