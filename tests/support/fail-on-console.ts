import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What a test writes to the console, nobody expected: it fails. */
const METHODS = ['error', 'warn', 'log', 'info'] as const;

beforeEach(() => {
  for (const method of METHODS) vi.spyOn(console, method);
});

afterEach(() => {
  for (const method of METHODS) {
    if (vi.isMockFunction(console[method])) expect(console[method]).not.toHaveBeenCalled();
  }
});
