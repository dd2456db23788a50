import { describe, expect, test } from 'vitest';
import {
  asNew,
  expectedBack,
  isWholeInspection,
  linesForStock,
  paidBackLines,
} from './inspection.ts';

const share = (lineId: string, quantity: number) => ({ lineId, quantity });
const found = (
  lineId: string,
  finding: 'stock' | 'second-choice' | 'refused' | 'exchanged',
  remark = '',
) => ({ ...share(lineId, 1), finding, remark });
const RETURNED = {
  lines: [
    { ...share('a', 3), reason: null },
    { ...share('b', 1), reason: null },
  ],
  unsent: [share('b', 1)],
};

describe('an inspection', () => {
  test('pays back what never left and what is kept, and sells as new what is as new', () => {
    const inspected = [
      found('a', 'stock'),
      found('a', 'second-choice'),
      found('a', 'refused', 'worn'),
    ];
    const returned = { ...RETURNED, inspected };
    expect(paidBackLines(returned)).toEqual([share('b', 1), share('a', 1), share('a', 1)]);
    expect(linesForStock(returned)).toEqual([share('b', 1), share('a', 1)]);
  });

  test('that has not been made pays nothing back yet; then what was exchanged is not', () => {
    const returned = { ...RETURNED, inspected: null };
    expect([paidBackLines(returned), linesForStock(returned)]).toEqual([[], []]);
    // How many of each; why they come back is nothing that is paid.
    expect(expectedBack(returned)).toEqual(
      RETURNED.lines.map(({ lineId, quantity }) => share(lineId, quantity)),
    );
    const inspected = [found('a', 'exchanged'), found('a', 'stock'), found('a', 'stock')];
    expect(expectedBack({ ...RETURNED, inspected })).toEqual([
      ...[share('b', 1), share('a', 1), share('a', 1)],
    ]);
  });

  test('says something of each item that came, once, and why one is refused', () => {
    const two = [found('a', 'stock'), found('a', 'stock')];
    expect(isWholeInspection(RETURNED, two, [])).toBe(false);
    expect(isWholeInspection(RETURNED, [...two, found('a', 'refused')], [])).toBe(false);
    expect(isWholeInspection(RETURNED, [...two, found('a', 'refused', 'worn')], [])).toBe(true);
    expect(isWholeInspection(RETURNED, [...two, found('b', 'stock')], [])).toBe(false);
    expect(isWholeInspection(RETURNED, asNew(RETURNED), [])).toBe(true);
  });

  test('has what goes out for each item that is exchanged', () => {
    const lines = [found('a', 'stock'), found('a', 'stock'), found('a', 'exchanged')];
    expect(isWholeInspection(RETURNED, lines, [])).toBe(false);
    expect(isWholeInspection(RETURNED, lines, [share('a', 1)])).toBe(true);
    expect(isWholeInspection(RETURNED, asNew(RETURNED), [share('a', 1)])).toBe(false);
  });
});
