import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What a test writes to the console, nobody expected: it fails. */
const METHODS = ['error', 'warn', 'log', 'info'] as const;

let spies: ReturnType<typeof vi.spyOn>[] = [];

beforeEach(() => {
  spies = METHODS.map((method) => vi.spyOn(console, method));
});

afterEach(() => {
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});
