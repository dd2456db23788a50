import { describe, expect, test } from 'vitest';
import { getLocale } from './locale-record.ts';
import {
  getDomain,
  isLocaleCode,
  LANGUAGES,
  LOCALE_CODES,
  languageTag,
  OFFLINE_LOCALES,
  ONLINE_LOCALES,
  redirectedLocale,
  SHOP_DOMAINS,
} from './locales.ts';

describe('domains', () => {
  test.each([
    ['fr-fr', 'FR', 'fr', true, 'DOM-01'],
    ['fr-ch', 'CH', 'fr', true, 'DOM-02'],
    ['en', 'GB', 'en', true, 'DOM-03'],
    ['es-es', 'ES', 'es', false, 'DOM-04'],
    ['de-de', 'DE', 'de', false, 'DOM-05'],
    ['it-it', 'IT', 'it', false, 'DOM-06'],
    ['pl-pl', 'PL', 'pl', false, 'DOM-07'],
  ] as const)(
    '%s is the shop of %s in %s, stores: %s (%s)',
    (locale, iso2, lang, hasStores, _id) => {
      expect(getDomain(locale)).toMatchObject({ iso2, lang, hasStores });
    },
  );

  test('only Italy sizes by its own region', { tags: ['DOM-06', 'DOM-08'] }, () => {
    const regions = SHOP_DOMAINS.map(({ locale, sizingGuideRegionCode }) => [
      locale,
      sizingGuideRegionCode,
    ]);
    expect(regions.filter(([, region]) => region === 'IT')).toEqual([['it-it', 'IT']]);
    expect(regions.filter(([, region]) => region === 'EUR')).toHaveLength(6);
  });

  test('six languages, seven countries, one shop each', { tags: ['DOM-10', 'DOM-11'] }, () => {
    expect([...LANGUAGES]).toEqual(['de', 'en', 'es', 'fr', 'it', 'pl']);
    expect(new Set(SHOP_DOMAINS.map(({ iso2 }) => iso2)).size).toBe(7);
  });

  test('a domain has its properties, iso3 being that of the country', { tags: ['DOM-42'] }, () => {
    const { locale, iso2, iso3, lang, hrefLangIsos, sizingGuideRegionCode } = getDomain('de-de');
    expect({ locale, iso2, iso3, lang, hrefLangIsos, sizingGuideRegionCode }).toEqual({
      locale: 'de-de',
      iso2: 'DE',
      iso3: 'DEU',
      lang: 'de',
      hrefLangIsos: ['de-DE', 'de'],
      sizingGuideRegionCode: 'EUR',
    });
  });
});

describe('locales', () => {
  test('twelve prefixes, seven online and five offline', {
    tags: ['RTE-01', 'RTE-02', 'RTE-03'],
  }, () => {
    expect(LOCALE_CODES).toHaveLength(12);
    expect([...ONLINE_LOCALES]).toEqual([
      'fr-fr',
      'fr-ch',
      'en',
      'es-es',
      'de-de',
      'it-it',
      'pl-pl',
    ]);
    expect([...OFFLINE_LOCALES]).toEqual(['fr', 'es', 'de', 'it', 'pl']);
  });

  test('a locale record has ten fields; offline ones are not announced', {
    tags: ['DOM-43'],
  }, () => {
    const records = LOCALE_CODES.map(getLocale);
    expect(records.filter(({ online }) => online)).toHaveLength(7);
    for (const record of records) expect(Object.keys(record)).toHaveLength(10);
    expect(getLocale('fr')).toMatchObject({
      online: false,
      hreflang: false,
      hreflangList: [],
      iso2: 'FR',
    });
  });

  test('hreflang codes: en is the default of all, Switzerland is French there', {
    tags: ['SEO-03'],
  }, () => {
    expect(getDomain('en').hrefLangIsos).toEqual(['en-GB', 'en', 'x-default']);
    expect(getDomain('fr-ch').hrefLangIsos).toEqual(['fr-CH']);
  });

  test('fr-be and lb-lb lead to fr-fr, unknown locales to nothing', {
    tags: ['DOM-50', 'CST-33'],
  }, () => {
    expect(redirectedLocale('fr-be')).toBe('fr-fr');
    expect(redirectedLocale('lb-LB')).toBe('fr-fr');
    expect(redirectedLocale('ja-jp')).toBeUndefined();
    expect(redirectedLocale('fr-fr')).toBeUndefined();
  });

  test('en is the com site', { tags: ['DOM-46', 'DOM-49'] }, () => {
    const extensions = ONLINE_LOCALES.map((code) => getDomain(code).extension);
    expect(extensions).toEqual(['fr', 'ch', 'com', 'es', 'de', 'it', 'pl']);
  });

  test('the language tag joins language and country', { tags: ['I18-02'] }, () => {
    expect(languageTag('fr-ch')).toBe('fr-CH');
    expect(languageTag('it')).toBe('it-IT');
  });

  test('only the twelve are prefixes', () => {
    expect(['xx-xx', 'cart', '', 'FR-FR', undefined, '__proto__'].filter(isLocaleCode)).toEqual([]);
  });
});
