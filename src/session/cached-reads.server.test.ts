import { describe, expect, test, vi } from 'vitest';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { createReadCache } from './cached-reads.server.ts';
import { collectTags, noteTags, purge } from './page-tags.server.ts';
import { type RequestScope, runInScope } from './request-scope.server.ts';

const RULE = { freshMs: 1_000, staleMs: 2_000 };

function clock() {
  let now = 0;
  return { read: () => now, set: (ms: number) => (now = ms) };
}

describe('reads cached for all shoppers', () => {
  test('a fresh value is served without a call', { tags: ['DOM-44'] }, async () => {
    const keep = createReadCache<string | null>(RULE, { now: () => 0 });
    const read = vi.fn(async () => 'a');
    expect([await keep('k', read), await keep('k', read)]).toEqual(['a', 'a']);
    expect(read).toHaveBeenCalledOnce();
  });

  test('twenty at once make one call', async () => {
    const keep = createReadCache<string | null>(RULE, { now: () => 0 });
    const read = vi.fn(async () => 'a');
    await Promise.all(Array.from({ length: 20 }, () => keep('k', read)));
    expect(read).toHaveBeenCalledOnce();
  });

  test('a stale value answers immediately while the platform hangs, with one refresh behind it', {
    tags: ['T45', 'F06'],
  }, async () => {
    const time = clock();
    const keep = createReadCache<string | null>(RULE, { now: time.read });
    await keep('k', async () => 'old');
    const hang = vi.fn(() => new Promise<string>(() => undefined));
    time.set(1_500);
    const answers = Array.from({ length: 20 }, () => keep('k', hang));
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['old']));
    expect(hang).toHaveBeenCalledOnce();
  });

  test('the refresh behind a stale value brings the next one', async () => {
    const time = clock();
    const keep = createReadCache<string | null>(RULE, { now: time.read });
    await keep('k', async () => 'old');
    time.set(1_500);
    expect(await keep('k', async () => 'new')).toBe('old');
    await vi.waitFor(async () => expect(await keep('k', async () => 'newer')).toBe('new'));
  });

  test('after a failure the stale value is served while it may be, then the failure shows', {
    tags: ['ERR-01'],
  }, async () => {
    const time = clock();
    const failures: string[] = [];
    const onRefreshFailed = (error: unknown) => void failures.push(String(error));
    const keep = createReadCache<string | null>(RULE, { now: time.read, onRefreshFailed });
    await keep('web-domains x', async () => 'good');
    const fail = vi.fn(() => Promise.reject(new Error('down')));
    time.set(1_500);
    expect(await keep('web-domains x', fail)).toBe('good');
    await vi.waitFor(() => expect(failures).toEqual(['Error: down']));
    expect(await keep('web-domains x', fail)).toBe('good');
    expect(fail).toHaveBeenCalledOnce();
    time.set(2_500);
    expect(await keep('web-domains x', fail)).toBe('good');
    expect(fail).toHaveBeenCalledTimes(2);
    time.set(3_000);
    await expect(keep('web-domains x', fail)).rejects.toThrow('down');
  });

  test('a part that cannot be read any more does not replace the one that is there', {
    tags: ['F03'],
  }, async () => {
    const time = clock();
    const keep = createReadCache<string | null>(RULE, { now: time.read });
    await keep('k', async () => 'header');
    const read = vi.fn(async () => null);
    time.set(1_500);
    await keep('k', read);
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
    expect(await keep('k', read)).toBe('header');
  });

  test('what is gone is not sent on: the next reader hears it', async () => {
    const time = clock();
    const keep = createReadCache<string | null>(RULE, { now: time.read });
    await keep('k', async () => 'dress');
    const gone = () => Promise.reject(new CommerceError('PRODUCT_NOT_FOUND', 'GET /products'));
    time.set(1_500);
    expect(await keep('k', gone)).toBe('dress');
    await vi.waitFor(() => expect(keep('k', gone)).rejects.toThrow('No product found'));
  });

  test('a page knows that a part of it could not be read, and not of what is not there', async () => {
    const keep = createReadCache<unknown>(RULE);
    const isPartial = async (read: () => Promise<unknown>) => {
      const scope: RequestScope = { correlationId: '', nonce: '', origin: '', clientAddress: '' };
      await runInScope(scope, () => keep(`k ${Math.random()}`, read).catch(() => null));
      return scope.isPartial ?? false;
    };
    expect(await isPartial(async () => 'a')).toBe(false);
    expect(await isPartial(async () => null)).toBe(true);
    expect(await isPartial(() => Promise.reject(new Error('down')))).toBe(true);
    const gone = new CommerceError('PRODUCT_NOT_FOUND', 'GET /products');
    expect(await isPartial(() => Promise.reject(gone))).toBe(false);
  });

  test('nothing that could be read is not cached', async () => {
    const keep = createReadCache<string | null>(RULE, { now: () => 0 });
    const read = vi.fn(async () => null);
    await keep('k', read);
    await keep('k', read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('switched off, every request makes a call, and no second one for the same', async () => {
    const keep = createReadCache<string | null>(RULE, { isOff: () => true });
    const read = vi.fn(async () => 'a');
    const twice = () => Promise.all([keep('k', read), keep('k', read), keep('other', read)]);
    for (const calls of [2, 4]) {
      const scope: RequestScope = { correlationId: '', nonce: '', origin: '', clientAddress: '' };
      expect(await runInScope(scope, twice)).toEqual(['a', 'a', 'a']);
      expect(read).toHaveBeenCalledTimes(calls);
    }
    await twice();
    expect(read).toHaveBeenCalledTimes(7);
  });
});

test('a cached read tells every page what it is made of, and is read again once that has changed', async () => {
  const keep = createReadCache<string | null>(RULE, { now: () => 0 });
  let reads = 0;
  const read = () =>
    collectTags(() =>
      keep('dress', async () => {
        reads += 1;
        noteTags(['product-400101']);
        return 'a dress';
      }),
    );
  const pages = [await read(), await read()];
  expect(pages.map(({ tags }) => [...tags])).toEqual([['product-400101'], ['product-400101']]);
  purge(['product-400102']);
  await read();
  expect(reads).toBe(1);
  purge(['product-400101']);
  await read();
  expect(reads).toBe(2);
});
