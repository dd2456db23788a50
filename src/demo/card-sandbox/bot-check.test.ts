import { expect, test } from 'vitest';
import { botCheckScript, isPersonToken } from './bot-check.ts';

const NOW = new Date('2026-03-15T12:00:00Z');
const SECRET = 'a-secret-for-tests';
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const token = /"(.+)"/.exec(botCheckScript(NOW, SECRET))?.[1] ?? '';

test('a token of the script is good for an hour, and nobody makes one', { tags: ['A-092'] }, () => {
  expect(isPersonToken(token, minutesLater(59), SECRET)).toBe(true);
  expect(isPersonToken(token, minutesLater(60), SECRET)).toBe(false);
  expect(isPersonToken(token, minutesLater(-1), SECRET)).toBe(false);
  expect(isPersonToken(token, NOW, 'another-secret')).toBe(false);
  expect(isPersonToken(token.replace(/^./, '2'), NOW, SECRET)).toBe(false);
  expect(isPersonToken('', NOW, SECRET)).toBe(false);
});
