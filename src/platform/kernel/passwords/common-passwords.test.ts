import { expect, test } from 'vitest';
import { containsWord, isCommonPassword, ownWords } from './common-passwords.ts';

test.each([
  'Password1',
  'password123!',
  'P4ssw0rd2026',
  'p@$$w0rd1',
  'azerty2026',
  'Qwertz123',
  'MotDePasse1',
  'Contraseña1',
  'Hasło1234',
  '1q2w3e4r',
  'abcd1234',
  '2026Sommer!',
])('%s is among the first that are guessed', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['Vitrine2026!', 'Fenêtre2026', 'passworthy-otter7', 'blauer Wal 52', 'éàüçßłąź1'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test.each([
  'Vitrine2026',
  'Vitrine2026!',
  '2026-v1tr1ne',
  'MeineVITRINE7',
  'jeanpaul.dupont1',
  'Dupont1978',
  'dup0nt-75002',
])('%s has a name of the shop or of its owner in it', (password) => {
  const shop = { brandName: 'Vitrine', brandHost: 'vitrine.example' };
  expect(containsWord(password, ownWords(shop, 'jeanpaul.dupont@example.org'))).toBe(true);
});

test.each(['blauer Wal 52', 'org-example-77', 'vit rine 2026'])('%s has none', (password) => {
  const shop = { brandName: 'Vitrine', brandHost: 'vitrine.example' };
  expect(containsWord(password, ownWords(shop, 'al@example.org'))).toBe(false);
});
