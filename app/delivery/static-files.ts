import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FastResponse } from 'srvx';
import type { Step } from '#app/pipeline/step.ts';
import { plainAnswer } from '#app/pipeline/step.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { acceptedEncoding, type Bytes, type Encoding } from './compression.ts';

/** Names below /assets/ carry a hash of what is in them, so they never change. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

/** What the build made for browsers. */
export const clientFolder = fileURLToPath(new URL('../client', import.meta.url));

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    '.css': 'text/css; charset=utf-8',
    '.ico': 'image/x-icon',
    '.js': 'text/javascript; charset=utf-8',
    '.json': 'application/json',
    '.png': 'image/png',
    '.svg': 'image/svg+xml',
    '.webmanifest': 'application/manifest+json',
    '.woff2': 'font/woff2',
  }),
);
/** What the build added to the name of a compressed copy. */
const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Only what was there at the start is ever read: no path leads anywhere else. */
const files: ReadonlySet<string> = new Set(
  globSync('**/*.*', { cwd: clientFolder }).map((path) => `/${path.replaceAll('\\', '/')}`),
);

type StaticFile = { bytes: Bytes; etag: string };

async function readStatic(path: string): Promise<StaticFile> {
  const bytes = await readFile(join(clientFolder, path));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: `"${hash}"` };
}

/**
 * Files are small and few, so each is read once and cached. Sent as a whole and not as a stream:
 * Node ends the program when a visitor leaves in the moment in which a file's stream closes.
 */
const known = new Map<string, Promise<StaticFile>>();
function staticFile(path: string): Promise<StaticFile> {
  const file = known.get(path) ?? readStatic(path);
  known.set(path, file);
  return file;
}

async function answerFile(request: Request, path: string, type: string): Promise<Response> {
  const accepted = acceptedEncoding(request);
  const encoding = accepted !== null && files.has(path + SUFFIX[accepted]) ? accepted : null;
  const { bytes, etag } = await staticFile(encoding === null ? path : path + SUFFIX[encoding]);
  const headers = {
    'content-type': type,
    'cache-control': path.startsWith('/assets/') ? FOR_EVER : FOR_A_DAY,
    etag,
    vary: 'accept-encoding',
    ...(encoding !== null && { 'content-encoding': encoding }),
  };
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: HTTP_STATUS.NOT_MODIFIED, headers });
  }
  return new FastResponse(request.method === 'HEAD' ? null : bytes, { headers });
}

/** Built files below /assets/, and the few named ones of public/. */
export const answerStaticFile: Step = async (request, { pathname }) => {
  const type = TYPES.get(extname(pathname));
  if (type !== undefined && files.has(pathname)) return answerFile(request, pathname, type);
  return pathname.startsWith('/assets/') ? plainAnswer(HTTP_STATUS.NOT_FOUND) : null;
};
