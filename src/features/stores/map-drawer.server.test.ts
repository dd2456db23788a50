import { expect, test, vi } from 'vitest';
import { isInOneCountry } from './map-bounds.ts';
import { createMapDrawer } from './map-drawer.server.ts';

vi.mock('#src/session/log.server.ts', () => ({ log: { error: () => undefined } }));

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const PARIS = at(48.86, 2.35);
const towns = (many: number) =>
  Array.from({ length: many }, (_, turn) => [at(43 + turn / 10, 2), at(43.5 + turn / 10, 3)]);

test('maps are drawn beside the thread that asks, which goes on', async () => {
  const draw = createMapDrawer();
  let isDrawn = false;
  let turns = 0;
  const drawing = draw([at(42.5, -4), at(51, 8)]).then((map) => {
    isDrawn = true;
    return map;
  });
  // The first map reads two megabytes and takes a tenth of a second: this thread keeps turning.
  while (!isDrawn) {
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await drawing).labels.map(({ name }) => name)).toContain('Paris');
  expect(turns).toBeGreaterThan(50);
});

test('the same list is drawn once, however many ask at the same time and later', async () => {
  const draw = createMapDrawer();
  const maps = await Promise.all(Array.from({ length: 30 }, () => draw([PARIS])));
  expect(new Set(maps).size).toBe(1);
  expect(await draw([at(48.86001, 2.35001)])).toBe(maps[0]);
});

test('of fifty different maps at the same time forty wait their turn, and the others are refused', async () => {
  const draw = createMapDrawer();
  const maps = await Promise.allSettled(towns(50).map(draw));
  expect(maps.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
  for (const map of maps) {
    if (map.status === 'rejected')
      expect(map.reason).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  }
  await expect(draw([PARIS])).resolves.toMatchObject({ borders: '' });
});

test('a thread that dies fails the maps that wait for it, and the next map starts another', async () => {
  const broken = createMapDrawer('/nowhere/map-program.ts');
  await expect(broken([PARIS])).rejects.toThrow();
  await expect(broken([PARIS])).rejects.toThrow();
});

test('a map is never wider than a country that the shop delivers to', () => {
  const countries = ['FR', 'BE', 'LU', 'MC'];
  expect(isInOneCountry([PARIS, at(43.3, 5.37)], countries)).toBe(true);
  expect(isInOneCountry([at(50.85, 4.35)], countries)).toBe(true);
  expect(isInOneCountry([PARIS, at(52.52, 13.4)], countries)).toBe(false);
  expect(isInOneCountry([at(-80, -180), at(80, 180)], countries)).toBe(false);
});
