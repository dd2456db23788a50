import { createHash } from 'node:crypto';
import { tagsOf } from '../support/html.ts';
import { callsOf } from '../support/inspection.ts';
import { sendRaw } from '../support/raw-request.ts';
import { STOREFRONT_URL } from '../support/test-ports.ts';
import { type FunctionCall, recordCall } from './function-calls.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';

test.describe('the pipeline', () => {
  test('a forged host is sent away, and never named in an answer', { tag: ['@T15'] }, async () => {
    for (const path of ['/fr-fr', '/', '/fr-be/x', '/assets/x.js', '/_serverFn/x']) {
      const answer = await sendRaw({ path, headers: { host: 'evil.example' } });
      expect.soft(answer.status, path).toBe(421);
      expect.soft(answer.headers.location, path).toBeUndefined();
      expect.soft(answer.body, path).not.toContain('evil');
    }
    const slashes = await sendRaw({ path: '//evil.example/fr-be' });
    expect([slashes.status, slashes.headers.location]).toEqual([404, undefined]);
    const forwarded = await sendRaw({ path: '/', headers: { 'x-forwarded-host': 'evil.example' } });
    expect([forwarded.status, forwarded.headers.location]).toEqual([302, '/fr-fr']);
  });

  test('a request line that names another host than its header is sent away', {
    tag: ['@T15'],
  }, async () => {
    const { host } = new URL(STOREFRONT_URL);
    for (const path of ['/fr-fr', '/', '/api/auth/login?locale=fr-fr']) {
      const forged = await sendRaw({ path: `http://evil.test${path}`, headers: { host } });
      expect.soft([forged.status, forged.headers.location], path).toEqual([421, undefined]);
    }
    const same = await sendRaw({ path: `http://${host.toUpperCase()}/fr-fr`, headers: { host } });
    expect(same.status).toBe(200);
    const login = await sendRaw({
      path: '/api/auth/login?locale=fr-fr',
      headers: { host: host.toUpperCase() },
    });
    const redirect = new URL(login.headers.location ?? '').searchParams.get('redirect_uri');
    expect(redirect).toMatch(new RegExp(`^http://${host}/`));
  });

  test('methods that pages do not take answer 405 with those they do', {
    tag: ['@T32'],
  }, async () => {
    for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST']) {
      const page = await sendRaw({ method, path: '/fr-fr' });
      expect.soft([page.status, page.headers.allow], method).toEqual([405, 'GET, HEAD']);
    }
    for (const method of ['TRACE', 'PUT', 'DELETE']) {
      const call = await sendRaw({ method, path: '/_serverFn/x' });
      expect.soft([call.status, call.headers.allow], method).toEqual([405, 'GET, HEAD, POST']);
    }
    for (const path of ['/api/cart', '/api/vitals', '/api/auth/logout']) {
      for (const method of ['GET', 'HEAD']) {
        const form = await sendRaw({ method, path });
        expect.soft([form.status, form.headers.allow], `${method} ${path}`).toEqual([405, 'POST']);
      }
    }
    for (const path of ['/api/auth/login', '/api/bot-check.js', '/api/downloads/x']) {
      const sent = await sendRaw({ method: 'POST', path, headers: { origin: STOREFRONT_URL } });
      expect.soft([sent.status, sent.headers.allow], path).toEqual([405, 'GET, HEAD']);
    }
  });

  test('built files leave compressed, for ever, and nothing outside of them does', {
    tag: ['@T30'],
  }, async () => {
    const page = await sendRaw({ path: '/fr-fr' });
    const script = /\/assets\/index-[\w-]+\.js/.exec(page.body)?.[0] ?? '';
    const { headers } = await sendRaw({ path: script, headers: { 'accept-encoding': 'br, gzip' } });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const known = { 'accept-encoding': 'br, gzip', 'if-none-match': headers.etag };
    expect((await sendRaw({ path: script, headers: known })).status).toBe(304);
    for (const path of ['/assets/../../server/server.js', '/assets/%2e%2e/%2e%2e/package.json']) {
      expect.soft((await sendRaw({ path })).status, path).toBe(404);
    }
  });

  test('a body of 1 MB is refused, announced or not, and so is a URL over 8 kB', {
    tag: ['@T34'],
  }, async () => {
    const megabyte = Buffer.alloc(1_000_000, 'x');
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const announced = await sendRaw({
      method: 'POST',
      path: '/_serverFn/x',
      headers,
      body: [megabyte],
    });
    expect(announced.status).toBe(413);
    // Just past the limit: what a server does not read, a client cannot always finish sending.
    const parts = Array.from({ length: 4 }, () => Buffer.alloc(20_000, 'x'));
    const unannounced = await sendRaw({
      method: 'POST',
      path: '/_serverFn/x',
      headers,
      body: parts,
    });
    expect(unannounced.status).toBe(413);
    const long = await sendRaw({ path: `/fr-fr/search?q=${'x'.repeat(8_300)}` });
    expect(long.status).toBe(414);
    const many = Array.from({ length: 101 }, (_, index) => `a${index}=1`).join('&');
    expect((await sendRaw({ path: `/fr-fr?${many}` })).status).toBe(400);
  });
});

const PAGE_POLICY = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "font-src 'self'",
];

test.describe('headers', () => {
  const ANSWERS = [
    ['/fr-fr', 200],
    ['/fr-fr/cart', 200],
    ['/fr-fr/nope/nope', 404],
    ['/fr-fr/tmp/error', 503],
    ['/', 302],
    ['/fr-be/x', 301],
    ['/fr-fr/account/dashboard', 302],
    ['/favicon.svg', 200],
    ['/assets/nope.js', 404],
    ['/media/nope/AP.webp?w=1', 400],
    ['/livez', 200],
    ['/_serverFn/x', 400],
  ] as const;

  for (const [path, status] of ANSWERS) {
    test(`${path} leaves with the same protection as every answer`, {
      tag: ['@T25', '@T30', '@T31', '@CSP-01'],
    }, async () => {
      const { status: answered, headers } = await sendRaw({
        path,
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect(answered).toBe(status);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=(self)'),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
      // An answer with a cookie belongs to one shopper, and nobody keeps it.
      if (path === '/fr-fr/account/dashboard') {
        expect(headers['cache-control']).toBe('private, no-store');
      } else expect(headers['set-cookie']).toBeUndefined();
      const policy = String(headers['content-security-policy']);
      expect(policy).not.toMatch(/unsafe-(inline|eval)|\*(;|\s|$)/);
      if (headers['content-type']?.startsWith('text/html')) {
        for (const part of PAGE_POLICY) expect(policy).toContain(part);
        expect(policy).toMatch(/form-action 'self' http:\/\/localhost:\d+ http:\/\/localhost:\d+/);
      }
    });
  }

  test('a page for everybody runs what its policy has the hash of, and carries no nonce', {
    tag: ['@CSP-04', '@T25', '@T30'],
  }, async () => {
    for (const path of ['/fr-fr', '/fr-fr/robes--plf1200', DRESS_PAGE]) {
      const { headers, body } = await sendRaw({ path });
      const policy = String(headers['content-security-policy']);
      expect.soft(policy, path).not.toContain('nonce-');
      expect.soft(body, path).not.toMatch(/\snonce=|csp-nonce/);
      // Neither files nor data, which never runs.
      const runs =
        /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
      const inline = [...body.matchAll(runs)];
      expect.soft(inline.length, path).toBeGreaterThan(0);
      for (const [, content = ''] of inline) {
        const hash = createHash('sha256').update(content).digest('base64');
        expect.soft(policy, content.slice(0, 80)).toContain(`'sha256-${hash}'`);
      }
      expect.soft(body, path).not.toMatch(/<[a-z][^>]*\sstyle=/i);
      expect.soft(body, path).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
    }
  });

  test('every script and style of a private page carries the nonce of its policy, a new one each time', {
    tag: ['@CSP-04', '@T30'],
  }, async () => {
    const nonces = new Set<string>();
    for (const path of ['/fr-fr/cart', '/de-de/tmp/error', '/en/cart', '/en/nope/x']) {
      const { headers, body } = await sendRaw({ path });
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
      expect.soft(nonce.length, path).toBeGreaterThanOrEqual(22);
      // What was read for the page is data and never runs.
      const runs = tagsOf(body, 'script').filter(({ type }) => type !== 'application/json');
      for (const tag of [...runs, ...tagsOf(body, 'style')]) {
        expect.soft(tag.nonce, path).toBe(nonce);
      }
      expect.soft(runs.length, path).toBeGreaterThan(0);
      expect.soft(body, path).not.toMatch(/<[a-z][^>]*\sstyle=/i);
      expect.soft(body, path).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
  });
});

const DRESS_PAGE = `/fr-fr${DRESS.path}`;
const SAME_ORIGIN = { origin: STOREFRONT_URL, 'sec-fetch-site': 'same-origin' };

test.describe('function calls', () => {
  let call: FunctionCall;
  let sessionId: string;

  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage();
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open(DRESS.path);
    call = await recordCall(page, () => shopper.addToCart(DRESS.size));
    sessionId = await shopper.sessionId();
    // Its last call may still be on its way, and is counted below.
    await page.waitForLoadState('networkidle');
    await page.close();
  });

  test('a call from another site is refused', { tag: ['@T01'] }, async () => {
    const strangers = [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', 'sec-fetch-site': '' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: STOREFRONT_URL, 'sec-fetch-site': 'cross-site' },
    ];
    const before = (await callsOf(sessionId)).length;
    for (const stranger of strangers) {
      const answer = await sendRaw({
        method: 'POST',
        path: call.path,
        headers: { ...call.headers, ...stranger },
        body: [Buffer.from(call.body)],
      });
      expect.soft(answer.status, JSON.stringify(stranger)).toBe(403);
    }
    expect((await callsOf(sessionId)).length).toBe(before);
  });

  test('a function that is not there is a bad request without a word about why', {
    tag: ['@T03', '@T04'],
  }, async () => {
    const names = ['x', '', '0'.repeat(64), '../../etc', 'a/b', '%00'];
    for (const path of names.map((name) => `/_serverFn/${name}`)) {
      const answer = await sendRaw({
        method: 'POST',
        path,
        headers: { ...call.headers, ...SAME_ORIGIN },
        body: [Buffer.from(call.body)],
      });
      expect.soft([400, 404, 405], path).toContain(answer.status);
      expect.soft(answer.body, path).not.toMatch(/function|stack|\.js|Error:|etc/);
      expect.soft(answer.headers['content-type'] ?? '', path).not.toContain('html');
    }
  });

  test('a BigInt, or half of a letter, in an input is a bad request without a stack', {
    tag: ['@T04', '@T33'],
  }, async () => {
    // A text as the wire writes it, in the place of which other values are sent.
    const text = /\{"t":1,"s":"[^"]*"\}/;
    expect(call.body).toMatch(text);
    for (const odd of [
      '{"t":3,"s":"10"}',
      '{"t":1,"s":"Par\\ud83dis"}',
      '{"t":1,"s":"a\\u0000b"}',
    ]) {
      const answer = await sendRaw({
        method: 'POST',
        path: call.path,
        headers: { ...call.headers, ...SAME_ORIGIN },
        body: [Buffer.from(call.body.replace(text, odd))],
      });
      expect.soft(answer.status, odd).toBe(400);
      expect.soft(answer.body, odd).not.toMatch(/TypeError|serialize|\.js|at \//);
    }
  });

  test('a call that lacks one of its headers is no crash, and answers no words of ours', {
    tag: ['@T04', '@T33'],
  }, async () => {
    const all: Record<string, string> = { ...call.headers, ...SAME_ORIGIN };
    for (const name of Object.keys(all)) {
      const { [name]: _, ...headers } = all;
      const answer = await sendRaw({
        method: 'POST',
        path: call.path,
        headers,
        body: [Buffer.from(call.body)],
      });
      expect.soft(answer.status, name).toBeLessThan(500);
      expect.soft(answer.body, name).not.toMatch(/Cannot read|TypeError|undefined/);
    }
  });

  const HOSTILE_SKUS = ['"s":""', '"s":"S1/../../accounts-self"', '"s":"S1%2f"', '"s":"S1\\u0000"'];

  test('an input of another shape is a bad request that never reaches the platform', {
    tag: ['@VAL-28', '@T04', '@T08', '@T12'],
  }, async () => {
    expect(call.body).toContain('"s":"S1"');
    const bodies = [
      ...HOSTILE_SKUS.map((sku) => call.body.replace('"s":"S1"', sku)),
      call.body.replace(/\{"t":1,"s":"S1"\}/, '{"t":0,"s":5}'),
      call.body.slice(0, -7),
      '{}',
      'null',
      '',
    ];
    const before = (await callsOf(sessionId)).length;
    for (const body of bodies) {
      const answer = await sendRaw({
        method: 'POST',
        path: call.path,
        headers: { ...call.headers, ...SAME_ORIGIN },
        body: [Buffer.from(body)],
      });
      expect.soft(answer.status, body).toBe(400);
      expect
        .soft(answer.body, body)
        .not.toMatch(/valibot|Expected|Invalid|seroval|stack|\.ts|\.js/);
    }
    const after = await callsOf(sessionId);
    expect(after.slice(before).filter(({ path }) => path.startsWith('/carts'))).toEqual([]);
  });
});
