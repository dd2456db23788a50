import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answerMedia } from './media.ts';

const PLATFORM = 'http://platform.test';
vi.mock('#src/session/config.server.ts', () => ({ config: () => ({ platformUrl: PLATFORM }) }));

const limit = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY }));
vi.mock('#src/session/request-scope.server.ts', () => ({
  requestScope: () => ({ clientAddress: '203.0.113.7' }),
}));
vi.mock('#src/session/attempt-limits.server.ts', async () => {
  const { CommerceError } = await import('#src/gateway/commerce-error.ts');
  return {
    secondsToWait: () => 7,
    countAttempt: async () => {
      limit.left -= 1;
      if (limit.left < 0)
        throw new CommerceError('TOO_MANY_REQUESTS', 'attempts', { retryAfterSeconds: 7 });
    },
  };
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function ask(answer: () => Response) {
  server.use(http.get(`${PLATFORM}/media/*`, answer));
  const url = new URL('http://shop.test/media/500201/AP.webp?w=320');
  const response = await answerMedia(new Request(url), url);
  return { status: response?.status, type: response?.headers.get('content-type'), response };
}

test('a picture passes with its own headers for caches, and no cookie', async () => {
  const headers = {
    'content-type': 'image/webp',
    etag: '"a"',
    'set-cookie': 'a=1',
    'x-inner': 'b',
  };
  const { status, type, response } = await ask(() => new HttpResponse('picture', { headers }));
  expect([status, type]).toEqual([200, 'image/webp']);
  expect(response?.headers.get('set-cookie')).toBeNull();
  expect(response?.headers.get('x-inner')).toBeNull();
});

test.each([
  [401, 404],
  [404, 404],
  [400, 400],
  [503, 503],
  [500, 502],
  [200, 502],
])(
  "the platform's %i without a picture is %i in our own plain words",
  { tags: ['T33'] },
  async (said, told) => {
    const { status, type, response } = await ask(() =>
      HttpResponse.json({ code: 'INVALID_SUBSCRIPTION_KEY' }, { status: said }),
    );
    expect([status, type]).toEqual([told, 'text/plain; charset=utf-8']);
    expect(await response?.text()).not.toContain('KEY');
  },
);

test('a picture that has to be made first counts for its client; past the limit it is 429 with Retry-After, and what is made already still comes', {
  tags: ['T47'],
}, async () => {
  const made: string[] = [];
  server.use(
    http.get(`${PLATFORM}/media/*`, ({ request }) => {
      const isCached = request.headers.get('cache-control') === 'only-if-cached';
      const isMade = request.url.includes('AP');
      if (isCached && !isMade) return new HttpResponse(null, { status: 504 });
      if (!isCached) made.push(request.url);
      return new HttpResponse('picture', { headers: { 'content-type': 'image/webp' } });
    }),
  );
  const get = (type: string) => {
    const url = new URL(`http://shop.test/media/500201/${type}.webp?w=320`);
    return answerMedia(new Request(url), url);
  };
  limit.left = 1;
  expect((await get('VH'))?.status).toBe(200);
  const refused = await get('SU');
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '7']);
  expect((await get('AP'))?.status).toBe(200);
  expect(made).toHaveLength(1);
});

test('a picture that the browser gave up is given up at the platform too, and is no failure', async () => {
  const browser = new AbortController();
  const asked = Promise.withResolvers<AbortSignal>();
  server.use(
    http.get(`${PLATFORM}/media/*`, async ({ request }) => {
      asked.resolve(request.signal);
      await delay('infinite');
    }),
  );
  const url = new URL('http://shop.test/media/500201/AP.webp?w=320');
  const answer = answerMedia(new Request(url, { signal: browser.signal }), url);
  const passedOn = await asked.promise;
  browser.abort();
  expect((await answer)?.status).toBe(499);
  expect(passedOn.aborted).toBe(true);
});
