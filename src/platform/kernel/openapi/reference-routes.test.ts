import { expect, test } from 'vitest';
import { referenceRoutes } from './reference-routes.ts';

test('the reference of the calls is a page that needs no other machine', async () => {
  const app = referenceRoutes('Vitrine');
  const page = await app.request('/reference');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('http');
  const text = await page.text();
  const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(files).toEqual(['data:,', '/reference/swagger-ui.css', '/reference/swagger-ui-bundle.js']);
  for (const path of [...files.slice(1), '/openapi.json']) {
    expect((await app.request(path)).status, path).toBe(200);
  }
});
