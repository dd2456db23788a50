import { expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

test.each([
  ['Vitrine2026!', undefined],
  ['éàüçßłąź1', undefined],
  ['', 'required'],
  ['short1', 'length'],
  [`a1${'x'.repeat(127)}`, 'length'],
  ['onlyletters', 'letter-and-digit'],
  ['12345678', 'letter-and-digit'],
])('the new password %s has the problem %s', { tags: ['A-104'] }, (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});
