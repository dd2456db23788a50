import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { BACK_OFFICE } from '../support/back-office.ts';
import {
  isRemote,
  SMALL_SHOP,
  startTestPlatform,
  type TestPlatform,
} from '../support/test-platform.ts';

const PAGE = '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><div id="root"></div>';

let folder: string;
let platform: TestPlatform;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'back-office-'));
  mkdirSync(join(folder, 'pages/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.json'), '{"key":"none of your business"}');
  writeFileSync(join(folder, 'pages/index.html'), PAGE);
  writeFileSync(join(folder, 'pages/assets/app-1a2b.js'), 'export {};');
  const variables = { BACK_OFFICE_URL: BACK_OFFICE, BACK_OFFICE_FILES: join(folder, 'pages') };
  platform = await startTestPlatform(SMALL_SHOP, { variables });
});
afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true });
});

const get = async (path: string) => platform.inside.platform.backOffice.request(path);

describe.skipIf(isRemote)('the server of the back office', () => {
  test.each(['/', '/orders/42', '/invitation?token=abc'])('%s opens its one page', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toContain('<div id="root">');
  });

  test('a page lets only built scripts run, is framed by nobody, and has a nonce of its own', {
    tags: ['T30', 'T31'],
  }, async () => {
    const [one, other] = [await get('/'), await get('/')];
    const policy = one.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? 'none';
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(await one.text()).toContain(`content="${nonce}"`);
    expect(await other.text()).not.toContain(nonce);
  });

  test('files are kept by browsers for as long as their name stays', async () => {
    const answer = await get('/assets/app-1a2b.js');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=UTF-8',
    ]);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await get('/assets/gone.js')).status).toBe(404);
  });

  test.each([
    '/assets/..%2f..%2fsecret.json',
    '/assets/%2e%2e/%2e%2e/secret.json',
    '/assets/..%5c..%5csecret.json',
    '/assets/%',
  ])('%s leads to no file beside the folder', { tags: ['T26'] }, async (path) => {
    const answer = await get(path);
    expect(await answer.text()).not.toContain('none of your business');
    expect(answer.status).toBeLessThan(500);
  });

  test.each(['/', '/staff/me', '/staff/nothing', '/assets/gone.js', '/_health'])(
    '%s has the headers of safety',
    { tags: ['T31'] },
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toContain('max-age');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );

  test('a call that does not exist is a call that is not found, not a page', async () => {
    const answer = await get('/staff/nothing');
    expect([answer.status, wireErrorSchema.parse(await answer.json()).code]).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  test('no call of a shop is answered here', async () => {
    const answer = await get('/web-domains/');
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  test('what is too long is refused before it is read', { tags: ['T34'] }, async () => {
    const { backOffice } = platform.inside.platform;
    const answer = await backOffice.request('/staff/sign-in', {
      method: 'POST',
      headers: { origin: BACK_OFFICE, 'content-length': String(300 * 1024) },
      body: 'x'.repeat(300 * 1024),
    });
    expect(answer.status).toBe(413);
  });
});
