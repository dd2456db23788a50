import { HEADER } from '#src/domain/wire/headers.ts';
import { PLATFORM_URL } from './test-ports.ts';

/** What the platform under inspection saw, and what it is asked to do wrong. */

export type SeenCall = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  status: number;
};

/** All calls that a platform saw last, in the order in which they ended. */
export async function allCalls(platformUrl: string): Promise<SeenCall[]> {
  const response = await fetch(`${platformUrl}/_platform/requests`);
  const { values }: { values: SeenCall[] } = await response.json();
  return values;
}

/** The calls of one browser, in the order in which they ended. */
export async function callsOf(sessionId: string): Promise<SeenCall[]> {
  const values = await allCalls(PLATFORM_URL);
  return values.filter(({ headers }) => headers[HEADER.sessionId] === sessionId);
}

/** `GET /carts/{id}` and the like, for reading in a test: ids and skus stay as they are. */
export function linesOf(calls: readonly SeenCall[]): string[] {
  return calls.map(({ method, path, status }) => `${method} ${path} ${status}`);
}

export type Fault = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** May hold `*` for one segment. */
  path: string;
  nth?: number;
  times?: number;
  sameToken?: boolean;
  when?: 'before' | 'after';
  delayMs?: number;
  status?: number;
  body?: unknown;
  drop?: boolean;
  malformed?: 'html' | 'truncated' | 'empty' | 'huge';
};

/**
 * Breaks calls of a route. Tests run side by side: name a cart or a customer in the path, or run in
 * the project that has the programs to itself.
 */
export async function breakCalls(fault: Fault, platformUrl = PLATFORM_URL): Promise<void> {
  const response = await fetch(`${platformUrl}/_platform/faults`, {
    method: 'POST',
    body: JSON.stringify(fault),
  });
  if (response.status !== 201) throw new Error(`no such fault: ${await response.text()}`);
}

export async function mendCalls(): Promise<void> {
  await fetch(`${PLATFORM_URL}/_platform/faults`, { method: 'DELETE' });
}

/** What the platform says to a token that it does not take. */
export const INVALID_JWT = {
  status: 401,
  body: { status: 401, code: 'INVALID_JWT', message: 'Invalid JWT.' },
};
