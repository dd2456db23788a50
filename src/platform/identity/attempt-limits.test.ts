import { expect, test } from 'vitest';
import { createAttemptCounter } from './attempt-limits.ts';

function setUp() {
  const clock = { ms: Date.parse('2026-03-02T10:00:00Z') };
  const counter = createAttemptCounter({ most: 3, seconds: 60 }, () => new Date(clock.ms));
  return { clock, counter };
}

test('the fourth attempt within the window has to wait for its end (SES-07)', () => {
  const { clock, counter } = setUp();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(counter.waitFor('u1')).toBe(0);
    counter.count('u1');
    clock.ms += 10_000;
  }
  expect(counter.waitFor('u1')).toBe(30);
  clock.ms += 30_000;
  expect(counter.waitFor('u1')).toBe(0);
});

test('a success forgets the failures before it, and only those of its key (SES-07)', () => {
  const { counter } = setUp();
  for (const key of ['u1', 'u1', 'u1', 'u2', 'u2', 'u2']) counter.count(key);
  counter.forget('u1');
  expect(counter.waitFor('u1')).toBe(0);
  expect(counter.waitFor('u2')).toBe(60);
});

test('ten thousand strangers do not grow the memory for ever (SES-07)', () => {
  const { counter } = setUp();
  for (let attempt = 0; attempt < 3; attempt += 1) counter.count('first');
  for (let one = 0; one < 10_000; one += 1) counter.count(`stranger-${one}`);
  expect(counter.waitFor('first')).toBe(0);
});
