import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHoverOpening } from './use-hover-opening.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function opening() {
  const state: { open: string | null } = { open: null };
  const menu = createHoverOpening<string>((open) => {
    state.open = open;
  });
  return { menu, state };
}

describe('a menu under the pointer', () => {
  it('is closed after 249 ms and open after 250 ms', { tags: ['HDR-04', 'CST-22'] }, () => {
    const { menu, state } = opening();
    menu.point('women');
    vi.advanceTimersByTime(249);
    expect(state.open).toBeNull();
    vi.advanceTimersByTime(1);
    expect(state.open).toBe('women');
  });

  it('stays closed when the pointer only crosses it', { tags: ['HDR-04'] }, () => {
    const { menu, state } = opening();
    menu.point('women');
    vi.advanceTimersByTime(200);
    menu.leave();
    vi.advanceTimersByTime(1_000);
    expect(state.open).toBeNull();
  });

  it('stays open when the pointer leaves and comes back within 250 ms', {
    tags: ['HDR-04'],
  }, () => {
    const { menu, state } = opening();
    menu.point('women');
    vi.advanceTimersByTime(250);
    menu.leave();
    vi.advanceTimersByTime(200);
    menu.point('women');
    vi.advanceTimersByTime(1_000);
    expect(state.open).toBe('women');
  });

  it('gives way to its neighbour after 250 ms there', { tags: ['HDR-04'] }, () => {
    const { menu, state } = opening();
    menu.point('women');
    vi.advanceTimersByTime(250);
    menu.leave();
    menu.point('men');
    vi.advanceTimersByTime(249);
    expect(state.open).toBe('women');
    vi.advanceTimersByTime(1);
    expect(state.open).toBe('men');
  });
});

describe('a click on a menu', () => {
  it('opens it immediately and closes it again', () => {
    const { menu, state } = opening();
    menu.click('men');
    expect(state.open).toBe('men');
    menu.click('men');
    expect(state.open).toBeNull();
  });

  it('holds open what a hover has opened; the next one closes it', { tags: ['HDR-04'] }, () => {
    const { menu, state } = opening();
    menu.point('men');
    vi.advanceTimersByTime(250);
    menu.click('men');
    expect(state.open).toBe('men');
    menu.click('men');
    expect(state.open).toBeNull();
  });

  it('ends the wait of a hover: closing leaves nothing to open later', { tags: ['HDR-04'] }, () => {
    const { menu, state } = opening();
    menu.point('men');
    vi.advanceTimersByTime(200);
    menu.close();
    vi.advanceTimersByTime(1_000);
    expect(state.open).toBeNull();
  });
});
