import { describe, expect, test } from 'vitest';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { sizeInRegion, sizeLabel, sizeOfValue } from './size-label.ts';
import { SIZE_SCALES, type SizeScale } from './size-scales.ts';
import { SIZE_TABLES } from './size-tables.ts';

/** Spaces as they are typed: those of units do not break. */
const typed = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
/** All sizes of a scale in a shop, as its chips show them. */
const shorts = (scale: SizeScale, shop: OnlineLocale) =>
  SIZE_TABLES[scale]?.rows.map(({ EUR }) => `${EUR}: ${typed(sizeLabel(scale, EUR, shop).short)}`);

describe('the tables say what their sources say', () => {
  test('women in Britain: ASDA Direct', () => {
    const asda = ['34: 6', '36: 8', '38: 10', '40: 12', '42: 14', '44: 16', '46: 18', '48: 20'];
    expect(shorts('women', 'en')?.slice(1)).toEqual([...asda, '50: 22', '52: 24']);
  });

  test('women in Italy and America: the French number with 4 more, the British with 4 less', () => {
    for (const { EUR, IT, UK, US } of SIZE_TABLES.women?.rows ?? []) {
      expect([Number(IT), Number(US)]).toEqual([Number(EUR) + 4, Number(UK) - 4]);
    }
  });

  test('jackets of men: the European number is ten above the inches of the chest', () => {
    for (const { EUR, IT, UK, US } of SIZE_TABLES.men?.rows ?? []) {
      expect([Number(EUR) + 6, Number(UK) + 10, Number(US) + 10].map(String)).toEqual([IT, IT, IT]);
    }
  });

  test('trousers of men: 38 is W30, 42 is W34', () => {
    const inches = shorts('trousers-men', 'en');
    expect(inches).toEqual(expect.arrayContaining(['38: 30', '40: 32', '42: 34', '44: 36']));
    expect(SIZE_TABLES['trousers-men']?.rows.map(({ IT }) => Number(IT))).toEqual(
      SIZE_TABLES['trousers-men']?.rows.map(({ EUR }) => Number(EUR) + 6),
    );
  });

  test('children in France by guidedestailles.com, in Britain by La Coqueta', () => {
    expect(shorts('kids', 'fr-fr')).toEqual([
      ...['92: 2 ans', '98: 3 ans', '104: 4 ans', '110: 5 ans', '116: 6 ans', '122: 7 ans'],
      ...['128: 8 ans', '134: 9 ans', '140: 10 ans', '146: 11 ans', '152: 12 ans'],
      ...['158: 13 ans', '164: 14 ans', '170: 15 ans', '176: 16 ans'],
    ]);
    expect(shorts('kids', 'en')?.slice(0, 9)).toEqual([
      ...['92: 1–2 years', '98: 2–3 years', '104: 3–4 years', '110: 4–5 years'],
      ...['116: 5–6 years', '122: 6–7 years', '128: 7–8 years', '134: 8–9 years'],
      '140: 9–10 years',
    ]);
  });

  test('babies: the month up to which a height fits', () => {
    expect(shorts('baby', 'fr-fr')).toEqual([
      ...['56: 1 mois', '62: 3 mois', '68: 6 mois', '74: 9 mois', '80: 12 mois'],
      ...['86: 18 mois', '92: 24 mois'],
    ]);
    expect(shorts('baby', 'en')).toEqual([
      ...['56: 0–1 months', '62: 0–3 months', '68: 3–6 months', '74: 6–9 months'],
      ...['80: 9–12 months', '86: 12–18 months', '92: 18–24 months'],
    ]);
  });

  test('shoes: Begg Shoes', () => {
    expect(shorts('shoes-women', 'en')).toEqual([
      ...['35: 2', '36: 3', '37: 4', '38: 5', '39: 5.5', '40: 6.5', '41: 7', '42: 8', '43: 9'],
    ]);
    expect(shorts('shoes-men', 'en')).toEqual([
      ...['39: 5.5', '40: 6.5', '41: 7', '42: 8', '43: 9', '44: 9.5', '45: 10', '46: 11'],
      '47: 12',
    ]);
  });

  test('shoes of children: blitzresults.com to 30, measkit.com from 32', () => {
    expect(shorts('shoes-kids', 'en')).toEqual(
      expect.arrayContaining([
        ...['17: 2', '20: 4', '21: 5', '23: 6.5', '25: 8', '26: 9', '27: 9.5', '28: 10.5'],
        ...['30: 12', '32: 13', '33: 1 junior', '34: 1.5 junior', '35: 2 junior', '36: 3 junior'],
      ]),
    );
  });

  test('bands and cups of bras: EN 13402 and Wikipedia', () => {
    const bands = SIZE_TABLES.bras?.rows.filter(({ EUR }) => /\dB$/.test(EUR)) ?? [];
    expect(bands.map(({ EUR, FR, IT, UK }) => `${EUR} ${FR} ${IT} ${UK}`)).toEqual([
      ...['60B 75B 0B 28B', '65B 80B 1B 30B', '70B 85B 2B 32B', '75B 90B 3B 34B'],
      ...['80B 95B 4B 36B', '85B 100B 5B 38B', '90B 105B 6B 40B', '95B 110B 7B 42B'],
      ...['100B 115B 8B 44B', '105B 120B 9B 46B'],
    ]);
    const cups = SIZE_TABLES.bras?.rows.filter(({ EUR }) => EUR.startsWith('75')) ?? [];
    expect(cups.map(({ UK }) => UK?.slice(2))).toEqual([
      ...['AA', 'A', 'B', 'C', 'D', 'DD', 'E', 'F', 'FF', 'G', 'GG'],
    ]);
  });

  test('belts in even inches, hats an eighth below the American size', () => {
    expect(shorts('belts', 'en')).toEqual([
      ...['75: 30 in', '80: 32 in', '85: 34 in', '90: 36 in', '95: 38 in'],
      ...['100: 40 in', '105: 42 in', '110: 44 in', '115: 46 in'],
    ]);
    const hats = SIZE_TABLES.hats?.rows ?? [];
    expect(hats.slice(1).map(({ UK }) => UK)).toEqual(hats.slice(0, -1).map(({ US }) => US));
    expect(hats.find(({ US }) => US === '7')?.EUR).toBe('56');
  });
});

describe.each(ONLINE_LOCALES)('in %s', (shop) => {
  test.each(SIZE_SCALES)(
    'no two sizes of %s read the same, by themselves or among others',
    (scale) => {
      const sizes = SIZE_TABLES[scale]?.rows.map(({ EUR }) => EUR) ?? [];
      const labels = sizes.map((size) => sizeLabel(scale, size, shop));
      expect(new Set(labels.map(({ short }) => short)).size).toBe(sizes.length);
      expect(new Set(labels.map(({ full }) => full)).size).toBe(sizes.length);
    },
  );

  test('every value leads back to its size', () => {
    for (const scale of SIZE_SCALES) {
      for (const { EUR } of SIZE_TABLES[scale]?.rows ?? []) {
        expect(sizeOfValue(scale, sizeInRegion(scale, EUR, shop), shop)).toBe(EUR);
      }
    }
  });
});
