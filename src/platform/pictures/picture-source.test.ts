import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Subject } from './drawings.ts';
import type { PictureProcess } from './picture-process.ts';
import { createPictureSource } from './picture-source.ts';
import { openPictureStore, writeWhole } from './picture-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Makes nothing until it is let, and remembers what it drew. */
function heldProcess() {
  const drawn: object[] = [];
  const { promise: isLet, resolve: let_ } = Promise.withResolvers<void>();
  const process: PictureProcess = {
    run: async (work) => {
      if (work.kind === 'draw') drawn.push(work.subject);
      await isLet;
      await writeWhole(work.to, Buffer.from('picture'));
    },
  };
  return { process, drawn, go: let_ };
}

test('a flag does not wait for the garments that were asked for before it', {
  tags: ['IMG-03'],
}, async () => {
  const { process, drawn, go } = heldProcess();
  const source = createPictureSource(folder, process);
  const find = (name: string, subject: Subject) =>
    source.find({
      folder: name,
      origin: { kind: 'drawing', subject },
      width: 40,
      quality: 50,
      format: 'webp',
    });
  const garments = Array.from({ length: availableParallelism() + 3 }, (_, at) =>
    find(`garment-${at}`, { kind: 'garment', at }),
  );
  await expect.poll(() => drawn.length).toBe(availableParallelism());
  const flag = find('flag', { kind: 'flag', country: 'CH' });
  // It looks for its files before it waits, as this does more often.
  for (let look = 0; look < 20; look += 1) await openPictureStore(folder).has('other');
  go();
  await Promise.all([...garments, flag]);
  expect(drawn[availableParallelism()]).toEqual({ kind: 'flag', country: 'CH' });
});
