import { expect, test } from 'vitest';
import {
  announcedTo,
  isPriceReduction,
  overallState,
  promotionStateOf,
} from './promotion-terms.ts';

const at = (time: string) => new Date(`2026-12-${time}Z`);
const term = (stopped: string | null) => ({
  beginsAt: at('04T19:00'),
  endsAt: at('07T23:00'),
  stoppedAt: stopped === null ? null : at(stopped),
});

test.each([
  [null, '04T18:59', 'planned'],
  [null, '04T19:00', 'running'],
  [null, '07T22:59', 'running'],
  [null, '07T23:00', 'over'],
  ['04T18:00', '04T18:00', 'withdrawn'],
  ['05T10:00', '05T09:59', 'running'],
  ['05T10:00', '05T10:00', 'stopped'],
] as const)('a promotion stopped %s is at %s %s', (stopped, now, state) => {
  expect(promotionStateOf(term(stopped), at(now))).toBe(state);
});

test('what runs or is to run in one shop is said of all', () => {
  expect(overallState(['over', 'running', 'stopped'])).toBe('running');
  expect(overallState(['withdrawn', 'planned'])).toBe('planned');
  expect(overallState(['withdrawn', 'withdrawn'])).toBe('withdrawn');
});

test('what everybody gets, or may type, is announced to everybody; a reduction of single items is one in law', () => {
  const percent = { kind: 'percent', percent: 10 } as const;
  const third = { kind: 'nth', pieces: 3, percent: 100 } as const;
  expect(announcedTo({ reach: 'automatic' })).toBe('everybody');
  expect(announcedTo({ reach: 'code', code: 'SPRING' })).toBe('everybody');
  expect(announcedTo({ reach: 'code', code: null })).toBe('one');
  expect(announcedTo({ reach: 'members' })).toBe('some');
  expect(isPriceReduction({ reach: 'automatic', effect: percent })).toBe(true);
  expect(isPriceReduction({ reach: 'members', effect: percent })).toBe(false);
  expect(isPriceReduction({ reach: 'automatic', effect: third })).toBe(false);
});
