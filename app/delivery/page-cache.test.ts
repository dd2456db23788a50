import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noteTags, purge } from '#src/session/page-tags.server.ts';
import { createPageCache } from './page-cache.ts';

vi.mock('#src/session/config.server.ts', () => ({
  config: () => ({
    hostRule: { environment: 'prod', brandHost: 'vitrine.example' },
    mediaUrl: null,
    tagId: null,
    abTestUrl: null,
    olapicUrl: null,
    richRelevanceUrl: null,
    cardUrl: 'https://cards.example',
    paymentPages: [],
    authUrl: 'https://identity.example',
    purgeKey: 'a-key-of-those-who-may-drop-pages',
  }),
}));
vi.mock('#src/session/csp-rules.server.ts', () => ({ readCspRules: async () => ({}) }));
vi.mock('#src/session/shop-parameters.server.ts', () => ({ shopParameters: async () => ({}) }));
const warn = vi.hoisted(() => vi.fn());
vi.mock('#src/session/log.server.ts', () => ({ log: { warn } }));

const URL_OF_HOME = new URL('https://www.vitrine.fr/fr-fr');
const FILLER = 'x'.repeat(2_000);
const html = (body: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(`<html><script nonce="n1">go()</script>${body}${FILLER}</html>`, {
    status,
    headers: { 'content-type': 'text/html', ...headers },
  });

let time = 0;
let renders: string[] = [];
let next: () => Response | Promise<Response> = () => html('');
let isPartial = false;

function cacheOf(more: { isOff?: boolean; maxBytes?: number } = {}) {
  const { isOff = false, ...rest } = more;
  return createPageCache({
    render: async (url) => {
      renders.push(url.href);
      const response = await next();
      const page = await response.text();
      return { response, page, nonce: 'n1', message: undefined, route: '/$locale', isPartial };
    },
    now: () => time,
    isOff: () => isOff,
    ...rest,
  });
}

async function ask(
  cache: ReturnType<typeof cacheOf>,
  { url = URL_OF_HOME, version = 'v1', headers = {} as Record<string, string> } = {},
) {
  const request = new Request(url, { headers });
  const { response } = await cache(request, {
    url,
    version: async () => version,
    correlationId: 'c',
  });
  return response;
}
const stateOf = async (answer: Promise<Response>) => (await answer).headers.get('x-cache');

beforeEach(() => {
  time = 0;
  renders = [];
  next = () => html('');
  isPartial = false;
  warn.mockClear();
});

describe('the page cache', () => {
  test('a page is rendered once, and sent until it is ten seconds old', {
    tags: ['A-151'],
  }, async () => {
    const cache = cacheOf();
    expect(await stateOf(ask(cache))).toBe('MISS');
    time = 9_999;
    expect(await stateOf(ask(cache))).toBe('HIT');
    expect(renders).toHaveLength(1);
  });

  test('an older one is sent while a newer one is rendered; after a minute it is waited for', async () => {
    const cache = cacheOf();
    await ask(cache);
    next = () => html('newer');
    time = 10_000;
    const stale = await ask(cache);
    expect(stale.headers.get('x-cache')).toBe('STALE');
    expect(await stale.text()).not.toContain('newer');
    await vi.waitFor(async () => expect(await stateOf(ask(cache))).toBe('HIT'));
    expect(await (await ask(cache)).text()).toContain('newer');
    time = 70_001;
    expect(await stateOf(ask(cache))).toBe('MISS');
  });

  test('while the platform hangs an older page is sent immediately, and no visitor waits', {
    tags: ['T45', 'F06'],
  }, async () => {
    const cache = cacheOf();
    await ask(cache);
    time = 30_000;
    next = () => new Promise(() => undefined);
    const states = await Promise.all(Array.from({ length: 20 }, () => stateOf(ask(cache))));
    expect(new Set(states)).toEqual(new Set(['STALE']));
    expect(renders).toHaveLength(2);
  });

  test('a page that cannot be renewed is sent for ten minutes, tried again every five seconds, and the log says so', {
    tags: ['T45'],
  }, async () => {
    const cache = cacheOf();
    await ask(cache);
    next = () => Promise.reject(new Error('down'));
    time = 30_000;
    expect(await stateOf(ask(cache))).toBe('STALE');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    time = 34_999;
    expect([await stateOf(ask(cache)), renders.length]).toEqual(['STALE', 2]);
    time = 599_000;
    expect([await stateOf(ask(cache)), renders.length]).toEqual(['STALE', 3]);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    time = 600_000;
    await expect(ask(cache)).rejects.toThrow('down');
  });

  test('a page that was not asked for lately is sent when the newer one fails', {
    tags: ['T45'],
  }, async () => {
    const cache = cacheOf();
    await ask(cache);
    next = () => html('', {}, 502);
    time = 300_000;
    expect(await stateOf(ask(cache))).toBe('STALE');
    next = () => html('newer');
    time = 305_000;
    expect(await stateOf(ask(cache))).toBe('STALE');
    await vi.waitFor(async () => expect(await stateOf(ask(cache))).toBe('HIT'));
  });

  test('a page that lacks a part takes the place of none that is whole', {
    tags: ['F03'],
  }, async () => {
    const cache = cacheOf();
    isPartial = true;
    next = () => html('without menu');
    await ask(cache);
    expect(await stateOf(ask(cache))).toBe('HIT');
    isPartial = false;
    next = () => html('whole');
    time = 61_000;
    await ask(cache);
    isPartial = true;
    next = () => html('without menu');
    time = 130_000;
    expect(await (await ask(cache)).text()).toContain('whole');
  });

  test('a page that is gone is not sent on', async () => {
    const cache = cacheOf();
    await ask(cache);
    next = () => html('', {}, 404);
    time = 30_000;
    expect((await ask(cache)).status).toBe(200);
    await vi.waitFor(async () => expect((await ask(cache)).status).toBe(404));
  });

  test('concurrent visitors share one rendering', async () => {
    const cache = cacheOf();
    const states = await Promise.all([1, 2, 3].map(() => stateOf(ask(cache))));
    expect([states, renders.length]).toEqual([['MISS', 'MISS', 'MISS'], 1]);
  });

  test.each([
    ['a cookie', () => html('', { 'set-cookie': 'a=1' })],
    ['another status', () => html('', {}, 404)],
    ['no HTML', () => new Response(null, { status: 302, headers: { location: '/fr-fr/x' } })],
  ])('an answer with %s is not cached', { tags: ['T25'] }, async (_name, answer) => {
    const cache = cacheOf();
    next = answer;
    const first = await ask(cache);
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    expect(await stateOf(ask(cache))).toBe('BYPASS');
    expect(renders).toHaveLength(2);
  });

  test('a CDN may cache what we cache, and revalidates by ETag', async () => {
    const cache = cacheOf();
    const { headers } = await ask(cache);
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=50, stale-if-error=600',
    );
    const etag = headers.get('etag') ?? '';
    expect((await ask(cache, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await ask(cache, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
  });

  test('what carried the nonce runs by its hash; markup that slipped in does not', {
    tags: ['CSP-04', 'A-148'],
  }, async () => {
    next = () => html('<script>steal()</script><meta property="csp-nonce" content="n1"/>');
    const answer = await ask(cacheOf());
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("'sha256-");
    expect(policy.match(/'sha256-/g)).toHaveLength(1);
    expect(policy).not.toMatch(/nonce|unsafe/);
    expect(await answer.text()).not.toContain('n1');
  });

  test('a body is compressed as the browser asks', async () => {
    const cache = cacheOf();
    const answer = await ask(cache, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const body = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(body).toContain(FILLER);
    const plain = await ask(cache);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toContain(FILLER);
  });

  test('a new commercial operation has its own pages', { tags: ['DOM-32'] }, async () => {
    const cache = cacheOf();
    await ask(cache);
    expect(await stateOf(ask(cache, { version: 'v2' }))).toBe('MISS');
  });

  test('what was rendered longest ago makes room', async () => {
    const cache = cacheOf({ maxBytes: 7_000 });
    const urls = ['a', 'b', 'c'].map((name) => new URL(`/fr-fr/x--p${name}`, URL_OF_HOME));
    for (const url of urls) await ask(cache, { url });
    const [first, , last] = urls;
    expect(await stateOf(ask(cache, { url: last ?? URL_OF_HOME }))).toBe('HIT');
    expect(await stateOf(ask(cache, { url: first ?? URL_OF_HOME }))).toBe('MISS');
  });

  test('searches and narrowed lists, however many, push no other page out', {
    tags: ['T47'],
  }, async () => {
    const cache = cacheOf({ maxBytes: 12_000 });
    await ask(cache);
    for (let turn = 0; turn < 20; turn += 1) {
      await ask(cache, { url: new URL(`/fr-fr/search?q=${turn}`, URL_OF_HOME) });
      await ask(cache, { url: new URL(`/fr-fr/robes--plf1200?from=${turn}`, URL_OF_HOME) });
    }
    expect(await stateOf(ask(cache))).toBe('HIT');
  });

  test('under inspection nothing is cached', { tags: ['A-149'] }, async () => {
    const cache = cacheOf({ isOff: true });
    await ask(cache);
    expect(await stateOf(ask(cache))).toBe('BYPASS');
    expect(renders).toHaveLength(2);
  });
});

describe('a page that is out of date', () => {
  const DRESS = new URL('https://www.vitrine.fr/fr-fr/robe--p400101');

  test('says what it is made of, and is rendered again once that has changed', {
    tags: ['F43'],
  }, async () => {
    next = () => {
      noteTags(['product-400101', 'shops']);
      return html('');
    };
    const cache = cacheOf();
    expect((await ask(cache, { url: DRESS })).headers.get('xkey')).toBe('product-400101 shops');
    purge(['product-400102', 'content-home_page']);
    expect(await stateOf(ask(cache, { url: DRESS }))).toBe('HIT');
    purge(['product-400101']);
    expect(await stateOf(ask(cache, { url: DRESS }))).toBe('MISS');
  });

  test('is not cached when the change came while it was rendered', { tags: ['F43'] }, async () => {
    const rendered = Promise.withResolvers<Response>();
    next = () => rendered.promise;
    const cache = cacheOf();
    const first = ask(cache, { url: DRESS });
    await vi.waitFor(() => expect(renders).toHaveLength(1));
    purge(['product-400101']);
    rendered.resolve(html('the old price'));
    await first;
    next = () => html('the new price');
    expect(await stateOf(ask(cache, { url: DRESS }))).toBe('MISS');
  });
});
