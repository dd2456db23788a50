import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every list of the back office is in a part of its menu', () => {
  const [, ...resources] = readFileSync('src/back-office/app.tsx', 'utf8').split('<Resource\n');
  const menu = readFileSync('src/back-office/look/menu.tsx', 'utf8');
  const parts = [...menu.matchAll(/^ {2}(\w+): msg/gm)].map(([, part]) => part);
  expect(parts.length).toBeGreaterThan(5);
  const lost = resources.filter((text) => !parts.includes(/part: '(\w+)'/.exec(text)?.[1]));
  expect(lost).toEqual([]);
});
