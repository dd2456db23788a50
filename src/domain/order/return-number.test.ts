import { expect, test } from 'vitest';
import {
  isReturnNumber,
  RETURN_NUMBERS,
  readReturnNumber,
  returnNumberAt,
} from './return-number.ts';

const SOME = [0, 1, 30, 31, 4_711, 987_654_321, RETURN_NUMBERS - 1].map(returnNumberAt);

test('each number is another one, in signs that are told apart by eye', () => {
  expect(new Set(SOME).size).toBe(SOME.length);
  for (const number of SOME) {
    expect(number).toMatch(/^R-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    expect(isReturnNumber(number)).toBe(true);
  }
});

test('one wrong sign, or two neighbours that changed places, make no number', () => {
  for (const number of SOME) {
    const signs = [...number.replaceAll(/^R-|-/g, '')];
    const written = (changed: string[]) =>
      isReturnNumber(`R-${changed.slice(0, 4).join('')}-${changed.slice(4).join('')}`);
    expect(written(signs)).toBe(true);
    for (const [at, sign] of signs.entries()) {
      for (const other of '23456789ABCDEFGHJKMNPQRSTUVWXYZ') {
        if (other !== sign) expect(written(signs.with(at, other))).toBe(false);
      }
      const next = signs[at + 1];
      if (next === undefined || next === sign) continue;
      expect(written(signs.with(at, next).with(at + 1, sign))).toBe(false);
    }
  }
  for (const wrong of ['', 'R-', 'R-2222', 'R-000O-IL11'])
    expect(isReturnNumber(wrong)).toBe(false);
});

test('a number is read as people type it', () => {
  const number = returnNumberAt(4_711);
  const bare = number.replaceAll('-', '');
  for (const typed of [number, number.toLowerCase(), bare, bare.slice(1), ` ${bare} `]) {
    expect(readReturnNumber(typed)).toBe(number);
  }
  expect(isReturnNumber(readReturnNumber('anything'))).toBe(false);
});
