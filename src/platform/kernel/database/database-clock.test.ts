import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { followClock } from './database-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
afterEach(() => void vi.useRealTimers());

const realNow = performance.timeOrigin;
/** What the time really is, whatever the clock of the process says. */
const real = () => realNow + performance.now();

test.each([-90, 90])(
  'a machine whose clock is off by %i seconds goes by the database’s',
  {
    tags: ['F43'],
  },
  async (seconds) => {
    const warnings: object[] = [];
    const log = { warn: (about: object) => void warnings.push(about) };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 });
    const clock = followClock(db.database, () => new Date(), log);
    await clock.look();
    expect(Math.abs(clock.now().getTime() - real())).toBeLessThan(2_000);
    await clock.look();
    expect(warnings).toEqual([{ seconds: -seconds }]);
  },
);

test('a clock that is nearly right is left as it is', async () => {
  const warn = vi.fn();
  const began = new Date('2026-01-31T09:00:00Z');
  const clock = followClock(db.database, () => began, { warn });
  await clock.look();
  expect(clock.now()).toEqual(began);
  expect(warn).not.toHaveBeenCalled();
});
