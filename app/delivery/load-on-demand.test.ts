import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ON_DEMAND, onDemandName } from './load-on-demand.ts';

test.each(ON_DEMAND)('%s exports one thing, called like the file', (file) => {
  const exported = readFileSync(file, 'utf8').matchAll(/^export (?!type )(?:async )?\w+ (\w+)/gm);
  expect([...exported].map(([, name]) => name)).toEqual([onDemandName(file)]);
});

test('a function that is loaded on demand answers with a promise, as its loader does', () => {
  const functions = ON_DEMAND.filter((file) => file.endsWith('.ts'));
  expect(functions.length).toBeGreaterThan(0);
  for (const file of functions) {
    expect(readFileSync(file, 'utf8'), file).toContain(
      `export async function ${onDemandName(file)}`,
    );
  }
});
