import { expect, test } from 'vitest';
import { packChoice, unpackChoice } from './privacy.ts';

const NOW = new Date('2026-01-15T10:00:00Z');

test('a choice is saved for six months', { tags: ['A-142'] }, () => {
  const kept = packChoice(2, NOW);
  expect(unpackChoice(kept, NOW)).toBe(2);
  expect(unpackChoice(kept, new Date('2026-07-15T09:59:59Z'))).toBe(2);
  expect(unpackChoice(kept, new Date('2026-07-15T10:00:00Z'))).toBeNull();
});

test('what is no choice of ours allows nothing', () => {
  const until = NOW.getTime() + 1_000;
  for (const kept of [null, '', '2', `4.${until}`, `0.${until}`, `2.${until}x`, '{"level":3}']) {
    expect(unpackChoice(kept, NOW)).toBeNull();
  }
});
