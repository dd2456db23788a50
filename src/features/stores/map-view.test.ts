import { expect, test } from 'vitest';
import { edgesOf, MAP, pointIn, viewOf } from './map-view.ts';

const LILLE = { latitude: 50.63, longitude: 3.06 };
const NICE = { latitude: 43.7, longitude: 7.27 };

test('all places lie inside the map, north up and east to the right', () => {
  const view = viewOf([LILLE, NICE]);
  const [lille, nice] = [pointIn(view, LILLE), pointIn(view, NICE)];
  expect(lille.y).toBeLessThan(nice.y);
  expect(lille.x).toBeLessThan(nice.x);
  for (const { x, y } of [lille, nice]) {
    expect(x > 0 && x < MAP.width && y > 0 && y < MAP.height).toBe(true);
  }
});

test('one place is in the middle of its town', () => {
  const view = viewOf([NICE]);
  expect(pointIn(view, NICE)).toEqual({ x: MAP.width / 2, y: MAP.height / 2 });
  const { north, south } = edgesOf(view);
  expect(north - south).toBeGreaterThan(0.08);
  expect(north - south).toBeLessThan(0.15);
});
