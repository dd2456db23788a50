import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)';|import\('([^']+)'\)/gms;

/** Everything that a program reads when it starts: its own files, and the packages they name. */
function readBy(entry: string): Set<string> {
  const read = new Set<string>();
  const visit = (file: string) => {
    if (read.has(file)) return;
    read.add(file);
    for (const [, named, late] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const name = named ?? late ?? '';
      const path = name.startsWith('#src/') ? join(ROOT, name.slice(1)) : join(dirname(file), name);
      if (name.startsWith('.') || name.startsWith('#src/')) {
        if (existsSync(path)) visit(path);
      } else read.add(name);
    }
  };
  visit(join(ROOT, entry));
  return read;
}

test('the platform renders nothing on the threads of its passwords, files and names of hosts', () => {
  expect(readBy('src/platform/main.ts')).not.toContain('sharp');
  expect(readBy('src/demo/main.ts')).not.toContain('sharp');
  expect(readBy('src/platform/pictures/cutting-program.ts')).toContain('sharp');
  expect(readBy('src/demo/drawings/drawing-program.ts')).toContain('sharp');
});

test('how a garment is drawn is known to the demo alone', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.startsWith('src/demo/'));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => /silhouette/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});
