import { expect, test } from 'vitest';
import { reasonOf } from '#src/domain/import/import-reason.ts';
import { groupReasons } from './group-reasons.ts';
import { refusal, refuse } from './reason-words/word-reasons.ts';

test('a thousand rows that lack the same leave room for the one that lacks something else', () => {
  const colours = Array.from({ length: 1_000 }, (_, at) =>
    refusal(at + 2, [
      reasonOf('product', { title: `Shirt ${at}` }),
      reasonOf('colours-untold', { values: `"${at}"` }),
    ]),
  );
  const other = refuse(500, 'barcodes-taken', { values: '"1"' });
  const said = groupReasons(
    [...colours.slice(0, 498), other, ...colours.slice(498)],
    ', to be checked',
  );
  expect(said).toHaveLength(7);
  expect(said[0]).toBe(
    'line 2, to be checked: "Shirt 0": no word tells the colour "0": it is shown as sand',
  );
  expect(said[5]).toBe('and 995 more of this kind, up to line 1001');
  expect(said[6]).toBe(
    'line 500, to be checked: the barcode "1" is that of another size: none is kept',
  );
});
