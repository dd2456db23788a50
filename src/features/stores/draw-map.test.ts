import { expect, test } from 'vitest';
import { drawMap } from './draw-map.server.ts';
import { MAP } from './map-view.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const PARIS = at(48.86, 2.35);
const MARSEILLE = at(43.3, 5.37);
const GENEVA = at(46.2, 6.14);

const namesOf = ({ labels }: Awaited<ReturnType<typeof drawMap>>) => labels.map(({ name }) => name);

test('a map of a country has its coasts, borders and biggest towns, in a few kilobytes', async () => {
  const map = await drawMap([PARIS, MARSEILLE, at(50.63, 3.06), at(44.84, -0.58)]);
  expect(namesOf(map)).toEqual(expect.arrayContaining(['Paris', 'Lyon', 'Marseille']));
  expect(map.land.match(/M/g)?.length).toBeGreaterThan(1);
  expect(map.borders).not.toBe('');
  expect(JSON.stringify(map).length).toBeLessThan(30_000);
});

test('a map of a town has its suburbs, and the border that runs by', async () => {
  const map = await drawMap([GENEVA, at(46.21, 6.15)]);
  expect(namesOf(map)).toEqual(expect.arrayContaining(['Carouge', 'Vernier']));
  expect(map.borders).not.toBe('');
});

test('a town inland is land from edge to edge', async () => {
  const { land, borders } = await drawMap([PARIS]);
  for (const edge of [-4, MAP.width + 4, MAP.height + 4]) expect(land).toContain(String(edge));
  expect(borders).toBe('');
});
