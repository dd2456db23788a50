import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupLines, judgeRows, rowsOf } from './judge-rows.ts';

const LEDGER = `
| ID | Requirement |
| CRT-01 | A cart |
| CRT-02 | A line |
| PAY-01 | A payment, see CRT-09 |
| A-007 | A decision |
`;
const rows = rowsOf(LEDGER);

test('rows are what stands first in a line of the ledger', () => {
  expect(rows).toEqual(['CRT-01', 'CRT-02', 'PAY-01', 'A-007']);
});

test('a row is proven by a title, and a decision is no row', () => {
  const verdict = judgeRows(rows, ['cart › is there CRT-01 A-007 T06'], []);
  expect(verdict).toEqual({ proven: ['CRT-01'], lost: [], gained: ['CRT-01'], unknown: [] });
});

test('a row that was proven and is named by no title is lost', () => {
  expect(judgeRows(rows, ['pays @PAY-01'], ['CRT-01', 'PAY-01'])).toMatchObject({
    lost: ['CRT-01'],
    gained: [],
  });
});

test('ids that the ledger does not have are told', () => {
  expect(judgeRows(rows, ['x @CRT-09', 'y @A-999'], []).unknown).toEqual(['CRT-09', 'A-999']);
});

test('a group says how many of its rows are proven, and which are not', () => {
  expect(groupLines(rows, ['CRT-02'])).toEqual(['CRT      1/2  CRT-01', 'PAY      0/1  PAY-01']);
});

test('every row of the ledger has a test that proved it in a whole run', {
  tags: ['PRD-03'],
}, () => {
  const rowsNow = rowsOf(readFileSync('docs/requirements.md', 'utf8'));
  const proven = readFileSync('docs/proven-rows.txt', 'utf8').trim().split(/\s+/);
  expect(proven).toEqual(rowsNow.filter((id) => !id.startsWith('A-')));
});
