import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { openApiDocument } from './openapi-document.ts';

/** Files of Swagger UI, served from its package: the page needs no other machine. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
]);

/** Only to read: a call needs the key of a program of the shop. */
const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#calls', docExpansion: 'list',
  supportedSubmitMethods: [], validatorUrl: null });`;
const hash = createHash('sha256').update(START).digest('base64');
const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${hash}'`,
  // Its elements carry inline styles.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The contract, for programs (`/openapi.json`) and for people (`/reference`). */
export function referenceRoutes(brandName: string): Hono {
  const app = new Hono();
  app.get('/openapi.json', (c) => c.json(openApiDocument(brandName)));
  app.get('/reference', (c) => {
    c.header('content-security-policy', POLICY);
    return c.html(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brandName} commerce platform</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/reference/swagger-ui.css"></head>
<body><div id="calls"></div>
<script src="/reference/swagger-ui-bundle.js"></script>
<script>${raw(START)}</script></body></html>`);
  });
  for (const [name, type] of FILES) {
    app.get(`/reference/${name}`, async (c) => {
      const file = new URL(import.meta.resolve(`swagger-ui-dist/${name}`));
      return c.body(await readFile(file), 200, { 'content-type': type });
    });
  }
  return app;
}
