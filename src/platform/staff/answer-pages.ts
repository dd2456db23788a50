import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { PlatformConfig } from '#src/platform/config.ts';
import type { PlatformEnv } from '#src/platform/kernel/http/platform-env.ts';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=UTF-8'],
  ['.css', 'text/css; charset=UTF-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
  ['.json', 'application/json'],
  ['.ico', 'image/x-icon'],
]);

/** What the page writes where its own styles need a nonce: `<meta name="csp-nonce" content="…">`. */
const NONCE = '__CSP_NONCE__';

/**
 * No script but the built ones, nobody frames it, nothing is sent elsewhere. Styles that the pages make
 * as they go carry the nonce of the page. Mails are shown with the pictures of the shops.
 */
const policyOf = (
  nonce: string,
  {
    platformOrigin,
    storefrontOrigins,
  }: Pick<PlatformConfig, 'platformOrigin' | 'storefrontOrigins'>,
) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    `img-src 'self' data: blob: ${[platformOrigin, ...storefrontOrigins].join(' ')}`,
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** The path of a file that a URL names; null for one that is not well-formed. */
function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** The bytes of a file of the folder; null for none, and for anything outside of it. */
async function readWithin(folder: string, path: string | null): Promise<Buffer | null> {
  const root = resolve(folder);
  if (path === null) return null;
  const file = join(root, path);
  if (!file.startsWith(root + sep)) return null;
  return readFile(file).catch(() => null);
}

/** The built pages: files under `/assets/`, and the one page that draws all paths. */
export function answerPages(
  app: Hono<PlatformEnv>,
  config: Pick<PlatformConfig, 'backOfficeFiles' | 'platformOrigin' | 'storefrontOrigins'>,
): void {
  app.use('/assets/*', compress());
  app.get('/assets/*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const bytes = await readWithin(config.backOfficeFiles, decoded(pathname));
    const type = TYPES.get(extname(pathname));
    if (bytes === null || type === undefined) return context.notFound();
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': type,
      // Their names change with what is in them.
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  });

  app.get('*', async (context) => {
    const page = await readWithin(config.backOfficeFiles, 'index.html');
    if (page === null) {
      // At a first start of the demo they are built behind the shop.
      context.header('refresh', '3');
      return context.text('The pages of the back office are not built yet.', 503);
    }
    const nonce = randomBytes(16).toString('base64url');
    context.header('content-security-policy', policyOf(nonce, config));
    context.header('cache-control', 'no-store');
    return context.html(page.toString('utf8').replaceAll(NONCE, nonce));
  });
}
