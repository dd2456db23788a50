import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { countAttempt, forgetAttempts, sweepAttempts, takeBack } from './attempt-store.ts';
import { attemptWindows } from './tables.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());
beforeEach(async () => {
  await store.database.delete(attemptWindows);
});

const START = Date.parse('2026-03-02T10:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1_000);
const guess = (who: string) => ({ what: 'guess', who, limit: { most: 3, seconds: 60 } });
const count = (seconds: number, ...people: string[]) =>
  countAttempt(store.database, at(seconds), people.map(guess));

test('the fourth attempt within the window has to wait for its end', {
  tags: ['T11', 'SES-07'],
}, async () => {
  expect([await count(0, 'u1'), await count(10, 'u1'), await count(20, 'u1')]).toEqual([0, 0, 0]);
  expect(await count(30, 'u1')).toBe(30);
  expect(await count(60, 'u1')).toBe(0);
});

test('of forty at once three may go on', { tags: ['T11'] }, async () => {
  const waits = await Promise.all(Array.from({ length: 40 }, () => count(0, 'u1', 'net')));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
});

test('any of several limits holds an attempt up', async () => {
  for (const who of ['a', 'b', 'c']) expect(await count(0, who, 'net')).toBe(0);
  expect(await count(0, 'd', 'net')).toBe(60);
});

test('a good attempt is taken back, and success forgets the failures of its key alone', {
  tags: ['SES-07'],
}, async () => {
  for (let times = 0; times < 5; times += 1) {
    expect(await count(0, 'u1')).toBe(0);
    await takeBack(store.database, [guess('u1')]);
  }
  for (let times = 0; times < 3; times += 1) await count(0, 'u1', 'u2');
  await forgetAttempts(store.database, guess('u1'));
  expect([await count(0, 'u1'), await count(0, 'u2')]).toEqual([0, 60]);
});

test('windows that are over are swept, and none contains a name', async () => {
  await count(0, 'u1');
  await count(50, 'u2');
  await sweepAttempts(store.database, at(70));
  const rows = await store.database.select().from(attemptWindows);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('u2');
});
