import { expect, test } from 'vitest';
import { HELP_SEGMENTS, hasHelpPage, helpPath, pathIn } from './help-path.ts';

test('the help segment is that of the language', { tags: ['I18-09'] }, () => {
  expect(HELP_SEGMENTS).toEqual({
    fr: 'aide',
    en: 'help',
    es: 'ayuda',
    de: 'hilfe',
    it: 'aiuto',
    pl: 'pomoc',
  });
  expect([helpPath('fr-ch'), helpPath('pl-pl', 'dostawa')]).toEqual(['/aide', '/pomoc/dostawa']);
});

test.each(['fr', 'es', 'de', 'it', 'pl'] as const)('%s has no pages below its help', (locale) => {
  const segment = helpPath(locale).slice(1);
  expect(hasHelpPage(locale, segment)).toBe(true);
  expect(hasHelpPage(locale, segment, 'x')).toBe(false);
  expect(hasHelpPage(locale, 'help')).toBe(false);
});

test('links to a topic lead to all answers where topics have no page', () => {
  expect(helpPath('de', 'versand')).toBe('/hilfe');
  expect(pathIn('de', '/hilfe/versand')).toBe('/hilfe');
  expect(pathIn('de-de', '/hilfe/versand')).toBe('/hilfe/versand');
  expect(pathIn('de', '/newsletter/subscription')).toBe('/newsletter/subscription');
});
