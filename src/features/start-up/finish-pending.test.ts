import { describe, expect, test } from 'vitest';
import type { Unfinished } from '#src/features/unfinished/unfinished.ts';
import { stillPending } from './finish-pending.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const page = { prefix: 'fr-ch', openedAt: NOW, now: NOW + 2_000 };
const press = (more: Partial<Unfinished> = {}): Unfinished =>
  Object.assign(
    { id: 'p1', kind: 'add' as const, sku: 'S1', prefix: 'fr-ch', at: NOW - MINUTE },
    more,
  );
const isMeant = (entry: Unfinished) => stillPending([entry], page).length === 1;

describe('what an earlier page of the tab left unfinished', () => {
  test('goes on with the next page of its shop, in any of its languages', {
    tags: ['F06'],
  }, () => {
    expect(isMeant(press())).toBe(true);
    expect(isMeant(press({ prefix: 'fr-fr' }))).toBe(false);
    expect(isMeant(press({ prefix: '__proto__' }))).toBe(false);
  });

  test('is left alone while its own page is there, and when the shopper has seen the failure', {
    tags: ['F11'],
  }, () => {
    expect(isMeant(press({ at: NOW + 1 }))).toBe(false);
    expect(isMeant(press({ isReported: true }))).toBe(false);
  });

  test('is forgotten after a while: a press after ten minutes, an alert after thirty', {
    tags: ['F06'],
  }, () => {
    expect(isMeant(press({ at: NOW - 11 * MINUTE }))).toBe(false);
    const alert = { kind: 'alert', sku: 'S1', productId: '1', optionId: '2' } as const;
    expect(isMeant({ ...press(), ...alert, at: NOW - 29 * MINUTE })).toBe(true);
    expect(isMeant({ ...press(), ...alert, at: NOW - 31 * MINUTE })).toBe(false);
  });
});
