import { DomainError } from '../../../src/domain/errors.ts';
import { SETTINGS } from './settings.ts';
import { createVendure, VendureError } from './vendure.ts';

export const vendure = createVendure({
  url: SETTINGS.vendureUrl,
  admin: SETTINGS.admin,
  password: SETTINGS.adminPassword,
});

/** What callers are told of any failure; the cause stays in the log. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
  if (error instanceof VendureError && error.isAway)
    return new DomainError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  return new DomainError('INTERNAL_SERVER_ERROR');
}

/** Keeps what a read answers for a while, one read at a time; a failed one is not kept. */
export function keptFor<T>(ms: number, read: (key: string) => Promise<T>) {
  const kept = new Map<string, { until: number; value: Promise<T> }>();
  return (key: string): Promise<T> => {
    const found = kept.get(key);
    if (found !== undefined && found.until > Date.now()) return found.value;
    const value = read(key);
    kept.set(key, { until: Date.now() + ms, value });
    value.catch(() => kept.delete(key));
    return value;
  };
}

/** Reading takes Vendure time, of which shoppers need the most: a tenth of it at the most for each key. */
const REST = 10;

/**
 * The same, but an old answer is given while the next is read, and when that fails; what takes long to read
 * is kept longer.
 */
export function keptFresh<T>(ms: number, read: (key: string) => Promise<T>) {
  const kept = new Map<string, { until: number; value: Promise<T> }>();
  return (key: string): Promise<T> => {
    const found = kept.get(key);
    if (found !== undefined && found.until > Date.now()) return found.value;
    const since = Date.now();
    const next = read(key);
    const rest = () => Date.now() + Math.max(ms, (Date.now() - since) * REST);
    // While it is read, nobody reads it again.
    const entry = { until: Number.POSITIVE_INFINITY, value: found?.value ?? next };
    kept.set(key, entry);
    next.then(
      () => Object.assign(entry, { until: rest(), value: next }),
      () => {
        if (found === undefined) kept.delete(key);
        else entry.until = rest();
      },
    );
    return entry.value;
  };
}
