import { expect, test } from 'vitest';
import { MAP } from './map-view.ts';
import { placeLabels } from './place-labels.ts';

const town = (name: string, x: number, y: number) => ({ name, x, y });

test('a name is beside its dot; the smaller town that it would cover has none', () => {
  expect(placeLabels([town('Lyon', 100, 100), town('Bron', 103, 101)], [])).toEqual([
    { name: 'Lyon', x: 105, y: 100, dot: { x: 100, y: 100 } },
  ]);
});

test('a town under a pin has its name past the pin, and no dot', () => {
  expect(placeLabels([town('Lyon', 100, 100)], [{ x: 100, y: 100 }])).toEqual([
    { name: 'Lyon', x: 115, y: 100, dot: null },
  ]);
});

test('at the right edge a name is to the left of its dot', () => {
  const [label] = placeLabels([town('Strasbourg', MAP.width - 10, 100)], []);
  expect(label?.x).toBeLessThan(MAP.width - 60);
});
