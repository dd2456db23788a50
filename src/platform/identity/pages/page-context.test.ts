import { expect, test } from 'vitest';
import { pickLanguage, shopUrlOf } from './page-context.ts';

test.each([
  ['de-DE en', 'it', 'de'],
  ['xx pl', 'it', 'pl'],
  [undefined, 'en-GB,fr;q=0.8', 'en'],
  [undefined, 'ja,es;q=0.5', 'es'],
  [undefined, undefined, 'fr'],
  [42, '', 'fr'],
])(
  'ui_locales %s with accept-language %s speaks %s',
  { tags: ['I18-01'] },
  (asked, accepted, language) => {
    expect(pickLanguage(asked, accepted)).toBe(language);
  },
);

const ORIGINS = ['https://www.vitrine.fr', 'https://www.vitrine.ch'];

test.each([
  ['https://www.vitrine.ch/fr-ch/auth/callback', 'https://www.vitrine.ch/fr-ch'],
  ['https://www.vitrine.fr/xx/auth/callback', 'https://www.vitrine.fr/'],
  ['https://evil.example/fr-fr/auth/callback', 'https://www.vitrine.fr/'],
  ['not a URL', 'https://www.vitrine.fr/'],
  [undefined, 'https://www.vitrine.fr/'],
])('a sign-in that returns to %s leads back to %s', { tags: ['A-026'] }, (redirectUri, shop) => {
  expect(shopUrlOf(redirectUri, ORIGINS)).toBe(shop);
});
