import { expect, test } from 'vitest';
import { mayAddPicture } from './return-picture.ts';

const inspected = [
  { lineId: 'worn', finding: 'refused' },
  { lineId: 'fine', finding: 'stock' },
] as const;

test('a refused item has up to three pictures, and nothing else has any', () => {
  const of = (count: number) => Array.from({ length: count }, () => ({ lineId: 'worn' }));
  expect(mayAddPicture('worn', inspected, of(2))).toBe(true);
  expect(mayAddPicture('worn', inspected, of(3))).toBe(false);
  expect(mayAddPicture('worn', inspected, [{ lineId: 'fine' }, ...of(2)])).toBe(true);
  expect(mayAddPicture('fine', inspected, [])).toBe(false);
  expect(mayAddPicture('other', inspected, [])).toBe(false);
  expect(mayAddPicture('worn', null, [])).toBe(false);
});
