import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { textsFor } from './platform-texts.ts';

/** All words of a language, sentences with a number or a brand included. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(5))];
  return Object.values(value ?? {}).flatMap(wordsOf);
}

test.each(LANGUAGES)('no word is missing or empty in %s', { tags: ['I18-01'] }, (language) => {
  for (const word of wordsOf(textsFor(language))) expect(word.trim()).not.toBe('');
});

test('no sentence was left in English', { tags: ['I18-01'] }, () => {
  const english = new Set(wordsOf(textsFor('en')).filter((word) => word.includes(' ')));
  for (const language of LANGUAGES) {
    if (language === 'en') continue;
    expect(wordsOf(textsFor(language)).filter((word) => english.has(word))).toEqual([]);
  }
});

test.each([
  ['en', 1, 'Too many attempts. Please try again in 1 minute.'],
  ['en', 15, 'Too many attempts. Please try again in 15 minutes.'],
  ['de', 1, 'Zu viele Versuche. Bitte versuchen Sie es in einer Minute erneut.'],
  ['pl', 1, 'Zbyt wiele prób. Spróbuj ponownie za minutę.'],
  ['pl', 3, 'Zbyt wiele prób. Spróbuj ponownie za 3 minuty.'],
  ['pl', 15, 'Zbyt wiele prób. Spróbuj ponownie za 15 minut.'],
] as const)('%s counts %d minutes', { tags: ['I18-01'] }, (language, count, sentence) => {
  expect(textsFor(language).tooManyAttempts(count)).toBe(sentence);
});
