import { describe, expect, test, vi } from 'vitest';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';

const settings = vi.hoisted(() => ({
  config: {
    isTest: false,
    allowedHosts: [] as string[],
    trustedProxies: ['10.0.0.1'],
    brandName: 'Vitrine',
    hostRule: { environment: 'prod', brandHost: 'vitrine.example' },
    ...{
      mediaUrl: null as string | null,
      tagId: null,
      abTestUrl: null,
      olapicUrl: null,
      richRelevanceUrl: null,
    },
    cardUrl: 'https://cards.example',
    paymentPages: [],
    authUrl: 'https://identity.example',
    platformUrl: 'https://platform.example',
  },
  lines: [] as { level: string; line: Record<string, unknown>; message: string }[],
}));

vi.mock('#src/session/config.server.ts', () => ({ config: () => settings.config }));
const platform = vi.hoisted(() => ({ isHung: false }));
const orHang = async () =>
  platform.isHung ? new Promise<Record<string, never>>(() => undefined) : {};
vi.mock('#src/session/csp-rules.server.ts', () => ({ readCspRules: orHang }));
vi.mock('#src/session/shop-parameters.server.ts', () => ({
  shopParameters: orHang,
  shopsToLeadTo: async () => ONLINE_LOCALES,
}));
vi.mock('#src/session/log.server.ts', async (original) => {
  const level = (level: string) => (line: Record<string, unknown>, message: string) =>
    settings.lines.push({ level, line, message });
  const log = { info: level('info'), warn: level('warn'), error: level('error') };
  return { ...(await original<object>()), log };
});

const { createPipeline: before } = await import('./pipeline.ts');
const { delivered } = await import('#app/delivery/deliver.ts');
const { requestScope } = await import('#src/session/request-scope.server.ts');

/** The pipeline as it is served, with what makes its answers quick. */
const createPipeline = (start: Parameters<typeof delivered>[0]) => before(delivered(start));

const page = () => new Response('<p>hello</p>', { headers: { 'content-type': 'text/html' } });
const SHOP = 'https://www.vitrine.fr';

function send(
  path: string,
  init: RequestInit = {},
  start: (request: Request) => Promise<Response> | Response = page,
) {
  settings.lines = [];
  return createPipeline(start)(new Request(`${SHOP}${path}`, init));
}

describe('hosts', () => {
  test('a host that is not ours is 421 and never reflected', { tags: ['T15'] }, async () => {
    const response = await createPipeline(page)(new Request('https://evil.example/fr-fr'));
    expect(response.status).toBe(421);
    expect(response.headers.get('location')).toBeNull();
  });

  const named = async (host: string, target = SHOP) => {
    const request = new Request(`${target}/fr-fr/cart`, { headers: { host } });
    const seen: string[] = [];
    const { status } = await createPipeline(() => {
      seen.push(requestScope().origin);
      return page();
    })(request);
    return [status, ...seen];
  };

  test('one authority counts: the Host header in lower case; a request line that names another is 421', {
    tags: ['T15'],
  }, async () => {
    expect(await named('www.vitrine.fr')).toEqual([200, SHOP]);
    expect(await named('WWW.Vitrine.FR')).toEqual([200, SHOP]);
    expect(await named('www.vitrine.fr', 'http://evil.test')).toEqual([421]);
    expect(await named('evil.test')).toEqual([421]);
    expect(await named('www.vitrine.de')).toEqual([421]);
    expect(await named('www.vitrine.fr, evil.test')).toEqual([421]);
    expect(await named('evil@www.vitrine.fr')).toEqual([421]);
    expect(await named('')).toEqual([421]);
  });

  test('a prefix of another country moves to its own host', { tags: ['A-002'] }, async () => {
    const response = await send('/de-de/cart?a=1');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('https://www.vitrine.de/de-de/cart?a=1');
  });

  test('fr-be and lb-lb move to fr-fr', { tags: ['DOM-50'] }, async () => {
    expect((await send('/fr-be/cart')).headers.get('location')).toBe('/fr-fr/cart');
    expect((await send('/lb-lb/')).headers.get('location')).toBe('/fr-fr/');
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    '/%s is no locale that moved',
    { tags: ['T14', 'DOM-50'] },
    async (word) => {
      for (const path of [`/${word}`, `/${word}/cart`]) {
        const response = await send(path);
        expect([response.status, response.headers.get('location')]).toEqual([200, null]);
      }
    },
  );

  test('two slashes lead nowhere', { tags: ['T14'] }, async () => {
    expect((await send('//evil.example')).status).toBe(404);
  });
});

describe('methods and sizes', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'POST'])(
    '%s on a page is 405 with what is allowed',
    { tags: ['T32'] },
    async (method) => {
      const response = await send('/fr-fr', { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  test('a payment return takes POST, under its own name alone', {
    tags: ['T37', 'T32'],
  }, async () => {
    const post = async (path: string) => (await send(path, { method: 'POST' })).status;
    expect(await post('/fr-fr/order-cardone-check?reference=1')).toBe(200);
    expect(await post('/fr-fr/order-cardone-check/x')).toBe(405);
    expect(await post('/order-cardone-check')).toBe(405);
  });

  test('functions take POST, and a body of at most 64 kB', { tags: ['T34'] }, async () => {
    const echo = async (request: Request) =>
      new Response(String((await request.arrayBuffer()).byteLength));
    const small = await send('/_serverFn/x', { method: 'POST', body: 'x'.repeat(65_536) }, echo);
    expect(await small.text()).toBe('65536');
    const large = await send('/_serverFn/x', { method: 'POST', body: 'x'.repeat(65_537) }, echo);
    expect(large.status).toBe(413);
  });

  test('an endless URL and a hundred and one parameters are refused', {
    tags: ['T34'],
  }, async () => {
    expect((await send(`/fr-fr?q=${'x'.repeat(8_200)}`)).status).toBe(414);
    const many = Array.from({ length: 101 }, (_, index) => `p${index}=1`).join('&');
    expect((await send(`/fr-fr?${many}`)).status).toBe(400);
  });
});

describe('headers', () => {
  test('every answer is protected: pages, refusals, redirects', { tags: ['T31'] }, async () => {
    for (const response of [
      await send('/fr-fr'),
      await send('/fr-fr', { method: 'PUT' }),
      await send('/fr-be'),
    ]) {
      expect(response.headers.get('strict-transport-security')).toContain('max-age=63072000');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(response.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('a page with a cookie is not cached', { tags: ['T25'] }, async () => {
    const personal = () =>
      new Response('', {
        headers: { 'content-type': 'text/html', 'set-cookie': 'a=1', 'cache-control': 'public' },
      });
    const response = await send('/fr-fr', {}, personal);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('an answer without cache-control is not cached: redirects, functions, errors', {
    tags: ['T25'],
  }, async () => {
    const redirect = () => new Response(null, { status: 302, headers: { location: '/fr-fr' } });
    const json = () => Response.json({});
    for (const start of [redirect, json]) {
      const response = await send('/fr-fr/account/dashboard', {}, start);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
    const spoken = () => new Response('', { headers: { 'cache-control': 'public, max-age=60' } });
    const cached = await send('/fr-fr/account/dashboard', {}, spoken);
    expect(cached.headers.get('cache-control')).toBe('public, max-age=60');
    const unchanged = () => new Response(null, { status: 304 });
    const revalidated = await send('/fr-fr/account/dashboard', {}, unchanged);
    expect(revalidated.headers.get('cache-control')).toBeNull();
  });

  test('two private pages never share a nonce', { tags: ['CSP-04'] }, async () => {
    const policies = [await send('/fr-fr/cart'), await send('/fr-fr/cart')].map((response) =>
      response.headers.get('content-security-policy'),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });
});

describe('what goes wrong', () => {
  test('a crash is a page with a correlation id, and the log has the cause', {
    tags: ['ERR-25'],
  }, async () => {
    const response = await send('/fr-fr', {}, () => {
      throw new Error('secret detail');
    });
    const body = await response.text();
    expect(response.status).toBe(500);
    expect(body).not.toContain('secret detail');
    expect(body).toContain(response.headers.get('x-correlation-id'));
    expect(settings.lines.some(({ level }) => level === 'error')).toBe(true);
  });

  test('a page that takes longer than four seconds gives way to one that says so, in the language of the shop', {
    tags: ['F06'],
  }, async () => {
    vi.useFakeTimers();
    const answering = send('/fr-fr', {}, () => new Promise<Response>(() => undefined));
    await vi.advanceTimersByTimeAsync(4_000);
    const response = await answering;
    vi.useRealTimers();
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Votre panier est intact');
  });

  test('with everything the platform says hanging, the page that says so still comes in four seconds', {
    tags: ['T45', 'F06'],
  }, async () => {
    vi.useFakeTimers();
    platform.isHung = true;
    const answering = ['/fr-fr', '/fr-fr/cart'].map((path) => send(path));
    await vi.advanceTimersByTimeAsync(4_000);
    const responses = await Promise.all(answering);
    platform.isHung = false;
    vi.useRealTimers();
    expect(responses.map(({ status }) => status)).toEqual([503, 503]);
    expect(responses[0]?.headers.get('retry-after')).toBe('5');
    expect(responses[0]?.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('a log line has message, status and URL, without secrets and searched texts', {
    tags: ['ERR-17', 'ERR-25', 'T33'],
  }, async () => {
    await send(
      '/fr-fr/nowhere?token=abc&q=robe&reference=P-1&page=2',
      {},
      () => new Response('', { status: 404 }),
    );
    expect(settings.lines.at(-1)).toMatchObject({
      message: 'Page not found: /fr-fr/nowhere',
      line: { statusCode: 404, url: '/fr-fr/nowhere?page=2' },
    });
  });

  test('reports of the browser are logged by directive and origin alone', async () => {
    const said = {
      'violated-directive': 'script-src',
      'blocked-uri': 'https://evil.example/x?y=1',
    };
    const report = { 'csp-report': said };
    const response = await send('/api/csp-reports', {
      method: 'POST',
      body: JSON.stringify(report),
    });
    expect(response.status).toBe(204);
    const [logged] = settings.lines;
    expect(logged?.line).toEqual({ directive: 'script-src', source: 'https://evil.example' });
    expect((await send('/api/csp-reports', { method: 'POST', body: 'x' })).status).toBe(400);
  });
});
