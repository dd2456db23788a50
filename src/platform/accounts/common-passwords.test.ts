import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

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
