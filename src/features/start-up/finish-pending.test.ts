import { describe, expect, test } from 'vitest';
import type { PendingAction } from '#src/features/pending-actions/pending-actions.ts';
import { stillPending } from './finish-pending.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const page = { prefix: 'fr-ch', openedAt: NOW, now: NOW + 2_000 };
const entry = (more: Partial<PendingAction> = {}): PendingAction =>
  Object.assign(
    { id: 'p1', kind: 'add' as const, sku: 'S1', prefix: 'fr-ch', at: NOW - MINUTE },
    more,
  );
const isPending = (entry: PendingAction) => stillPending([entry], page).length === 1;

describe('what an earlier page of the tab left unfinished', () => {
  test('goes on with the next page of its shop, in any of its languages', {
    tags: ['F06'],
  }, () => {
    expect(isPending(entry())).toBe(true);
    expect(isPending(entry({ prefix: 'fr-fr' }))).toBe(false);
    expect(isPending(entry({ prefix: '__proto__' }))).toBe(false);
  });

  test('is left alone while its own page is there, and when the shopper has seen the failure', {
    tags: ['F11'],
  }, () => {
    expect(isPending(entry({ at: NOW + 1 }))).toBe(false);
    expect(isPending(entry({ isReported: true }))).toBe(false);
  });

  test('is dropped after a while: a click after ten minutes, an alert after thirty', {
    tags: ['F06'],
  }, () => {
    expect(isPending(entry({ at: NOW - 11 * MINUTE }))).toBe(false);
    const alert = { kind: 'alert', sku: 'S1', productId: '1', optionId: '2' } as const;
    expect(isPending({ ...entry(), ...alert, at: NOW - 29 * MINUTE })).toBe(true);
    expect(isPending({ ...entry(), ...alert, at: NOW - 31 * MINUTE })).toBe(false);
  });
});
