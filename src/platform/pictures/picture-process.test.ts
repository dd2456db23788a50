import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { openPictureProcess } from './picture-process.ts';

const SERVE_PICTURES = new URL('./serve-pictures.ts', import.meta.url);

/** What it is asked to draw it answers with the niceness of each of its threads, by name. */
const TELLING_PROGRAM = `
import { readdirSync, readFileSync } from 'node:fs';
import { servePictures } from '${SERVE_PICTURES}';

const nicenessOf = (thread) => {
  const [name, rest] = readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').split(') ');
  return [name.split('(')[1], Number(rest.split(' ')[16])];
};
servePictures(async () => {
  throw new Error(JSON.stringify(readdirSync('/proc/self/task').map(nicenessOf)));
});
`;

/** Name and niceness of each. */
const threadsSchema = z.array(z.tuple([z.string(), z.number()]));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'process-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.runIf(process.platform === 'linux')(
  'every thread that draws has a lower priority than those that answer requests (decision 026)',
  async () => {
    const program = join(folder, 'program.mjs');
    await writeFile(program, TELLING_PROGRAM);
    const pictures = openPictureProcess(pathToFileURL(program), 7);
    const to = join(folder, 'picture');
    await pictures.run({
      kind: 'draw',
      subject: { kind: 'flag', country: 'CH' },
      size: 'small',
      to,
    });
    const told = await pictures
      .run({ kind: 'draw', subject: { kind: 'garment' }, size: 'small', to })
      .then(
        () => '',
        (error: Error) => error.message,
      );
    const threads = threadsSchema.parse(JSON.parse(told.slice(told.indexOf('['))));
    const drawing = threads.filter(([name]) => name.startsWith('lib'));
    expect(new Set(drawing.map(([, niceness]) => niceness))).toEqual(new Set([7]));
  },
);
