import { expect, test } from 'vitest';
import { groupReasons } from './group-reasons.ts';

test('a thousand rows that lack the same leave room for the one that lacks something else', () => {
  const colours = Array.from({ length: 1_000 }, (_, at) => ({
    line: at + 2,
    reason: `"Shirt ${at}": no word tells the colour "${at}": it is shown as sand`,
  }));
  const other = { line: 500, reason: '"Hat": the barcode "1" is that of another size' };
  const said = groupReasons(
    [...colours.slice(0, 498), other, ...colours.slice(498)],
    ', to be checked',
  );
  expect(said).toHaveLength(7);
  expect(said[0]).toBe(
    'line 2, to be checked: "Shirt 0": no word tells the colour "0": it is shown as sand',
  );
  expect(said[5]).toBe('and 995 more of this kind, up to line 1001');
  expect(said[6]).toBe('line 500, to be checked: "Hat": the barcode "1" is that of another size');
});
