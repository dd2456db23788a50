import { STATUS_CODES } from 'node:http';
import type { HttpStatus } from '#src/domain/wire/http-status.ts';

/** A step of the pipeline answers a request or passes it on. */
export type Step = (request: Request, url: URL) => Response | null | Promise<Response | null>;

/** A short answer in plain text that says its status and nothing of the request. */
export function plainAnswer(status: HttpStatus, headers: Record<string, string> = {}): Response {
  return new Response(`${STATUS_CODES[status] ?? status}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
