import { setImmediate as immediately } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readCsvRows } from './csv-rows.ts';

const ROWS = 5_000;
const NAME = 'Robe à fleurs 👗, longue';

async function* inOneChunk() {
  const rows = Array.from({ length: ROWS }, (_, at) => `robe-${at},"${NAME}",19.90`);
  yield ['handle,title,price', ...rows].join('\n');
}

test('a large file leaves others their turn after some dozens of rows, and each row whole', async () => {
  let read = 0;
  let most = 0;
  let isDone = false;
  const others = (async () => {
    for (let before = 0; !isDone; before = read) {
      await immediately();
      most = Math.max(most, read - before);
    }
  })();
  const names = new Set<string | undefined>();
  for await (const item of readCsvRows(inOneChunk())) {
    if (!('row' in item)) continue;
    read += 1;
    names.add(item.row.values.get('title'));
  }
  isDone = true;
  await others;
  expect({ read, names: [...names] }).toEqual({ read: ROWS, names: [NAME] });
  expect(most).toBeLessThan(500);
});
