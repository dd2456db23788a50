import { expect, test } from 'vitest';
import { createCircuits } from './circuit.server.ts';

test('a circuit lets one call through after five seconds, and closes when it succeeds', () => {
  let now = 0;
  const circuits = createCircuits(() => now);
  for (let failure = 0; failure < 5; failure++) circuits.failed('GET /x', 'failure');
  expect(circuits.allows('GET /x')).toBe(false);
  now = 5_000;
  expect([circuits.allows('GET /x'), circuits.allows('GET /x')]).toEqual([true, false]);
  circuits.succeeded('GET /x');
  expect(circuits.allows('GET /x')).toBe(true);
});

test('three time-outs open a circuit, whenever they were; one success between them starts again', {
  tags: ['F06'],
}, () => {
  let now = 0;
  const seen: [string, boolean][] = [];
  const circuits = createCircuits(
    () => now,
    (route, isOpen) => seen.push([route, isOpen]),
  );
  const timeOut = () => {
    now += 20_000;
    circuits.failed('GET /x', 'timeout');
    return circuits.allows('GET /x');
  };
  expect([timeOut(), timeOut()]).toEqual([true, true]);
  circuits.succeeded('GET /x');
  expect([timeOut(), timeOut(), timeOut()]).toEqual([true, true, false]);
  expect([circuits.open(), seen]).toEqual([['GET /x'], [['GET /x', true]]]);
  circuits.succeeded('GET /x');
  expect([circuits.open(), seen.at(-1)]).toEqual([[], ['GET /x', false]]);
});

test('old failures do not add up to an open circuit', () => {
  let now = 0;
  const circuits = createCircuits(() => now);
  for (let failure = 0; failure < 4; failure++) circuits.failed('GET /x', 'failure');
  now = 10_000;
  circuits.failed('GET /x', 'failure');
  expect(circuits.allows('GET /x')).toBe(true);
});
