import { expect, test } from 'vitest';
import {
  edgesOf,
  isPlan,
  MAP,
  PIN_RADIUS,
  pointIn,
  scaleOf,
  spreadPins,
  viewOf,
} from './map-view.ts';

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

const LYON = { latitude: 45.76, longitude: 4.83 };

test('below fifty kilometres a map is a plan, with round kilometres for a scale', () => {
  const town = viewOf([LYON, { latitude: 45.77, longitude: 4.88 }]);
  expect(isPlan(town)).toBe(true);
  expect(isPlan(viewOf([LILLE, NICE]))).toBe(false);
  const { kilometres, units } = scaleOf(town);
  // A town is shown sixteen kilometres wide: five would be more than three tenths of it.
  expect(kilometres).toBe(2);
  expect(units).toBeGreaterThan(MAP.width * 0.1);
  expect(units).toBeLessThanOrEqual(MAP.width * 0.3);
});

test('a scale is as long as its kilometres', () => {
  const view = viewOf([LYON]);
  const { kilometres, units } = scaleOf(view);
  // A degree of longitude takes 111.32 km at the equator.
  const degrees = kilometres / (111.32 * Math.cos((LYON.latitude * Math.PI) / 180));
  const east = pointIn(view, { ...LYON, longitude: LYON.longitude + degrees });
  expect(east.x - pointIn(view, LYON).x).toBeCloseTo(units, 0);
});

test('pins that would cover each other stand side by side, the others on their places', () => {
  const crowd = Array.from({ length: 6 }, () => ({ x: 200, y: 150 }));
  const alone = { x: 40, y: 40 };
  const corner = [
    { x: 2, y: 2 },
    { x: 4, y: 2 },
  ];
  const pins = spreadPins([...crowd, alone, ...corner]);
  expect(pins[6]).toEqual(alone);
  for (const [at, one] of pins.entries()) {
    for (const other of pins.slice(at + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * PIN_RADIUS - 0.5);
    }
  }
  expect(spreadPins(crowd)).toEqual(spreadPins(crowd));
});
