import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundPagesSchema } from '#src/domain/content/found-pages.schema.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

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
