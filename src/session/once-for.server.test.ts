import { expect, test, vi } from 'vitest';
import { onceFor } from './once-for.server.ts';

test('what follows from a value is made once for it, and for no other that looks the same (performance.md)', () => {
  const make = vi.fn(({ name }: { name: string }) => (name === '' ? undefined : [name]));
  const made = onceFor(make);
  const dress = { name: 'dress' };
  expect(made(dress)).toEqual(['dress']);
  expect(made(dress)).toBe(made(dress));
  expect(made({ name: 'dress' })).not.toBe(made(dress));
  const nameless = { name: '' };
  expect([made(nameless), made(nameless)]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(3);
});
