import { expect, test } from 'vitest';
import { REASONS, reasonOf } from '#src/domain/import/import-reason.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { REASON_WORDS, wordReasons } from './word-reasons.ts';

test.each(LANGUAGES)(
  'each reason names in %s all that it has to name, and nothing else',
  (lang) => {
    const named = Object.entries(REASON_WORDS[lang]).map(([code, sentence]) => [
      code,
      [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted(),
    ]);
    const wanted = Object.entries(REASONS).map(([code, params]) => [code, params.toSorted()]);
    expect(named).toEqual(wanted);
  },
);

test('what ends in a colon is about what follows, and a family has its name in each language', () => {
  const said = [
    reasonOf('product', { title: 'Manteau {family}' }),
    reasonOf('kind-untold', { family: 'f1200' }),
    reasonOf('pictures-missing', { count: '2' }),
    reasonOf('picture-too-large', { megabytes: '20' }),
  ];
  expect(wordReasons(said, 'en')).toBe(
    '"Manteau {family}": no word tells what it is: it is listed in Dresses; pictures not taken (2): it is larger than 20 MB',
  );
  expect(wordReasons(said, 'de')).toContain(
    'es steht unter Kleider; nicht übernommene Bilder (2): ',
  );
});
