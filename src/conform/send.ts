import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { HEADER } from '#src/domain/wire/headers.ts';
import { shown, Unmet } from './unmet.ts';

/** Requests as they are made, and written down for the report. */

/** A request and what came of it; secrets are left out. */
export type Exchange = {
  /** The call of the contract, by method and path; null for what is none. */
  call: string | null;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
  /** Null where no answer came. */
  status: number | null;
  answer: string;
  ms: number;
};

export type Answer = { status: number; headers: Headers; body: unknown };

export type Init = { method: string; headers: Record<string, string>; body?: string };
export type Send = (path: string, init: Init, call?: string) => Promise<Answer>;

/** Where a platform answers; sign-in and pictures may be elsewhere. */
export type Places = { platform: string; auth: string; media: string };

export type Sender = {
  send: Send;
  /** The same for what is no JSON. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** All exchanges so far, the oldest first. */
  exchanges: Exchange[];
};

/** How long a platform may take, ms: longer than the storefront waits for a payment. */
const BUDGET_MS = 10_000;

const SECRETS: readonly string[] = ['authorization', HEADER.subscriptionKey];

const shownHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, SECRETS.includes(name) ? '…' : value]),
  );

function readJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const OF_SIGN_IN = /^\/(identity|api)\//;

function placeOf(path: string, { platform, auth, media }: Places): string {
  if (OF_SIGN_IN.test(path)) return auth;
  return path.startsWith('/media/') ? media : platform;
}

export function createSender(places: Places): Sender {
  const exchanges: Exchange[] = [];

  async function exchanged(
    path: string,
    init: RequestInit,
    headers: Record<string, string>,
    call: string | null,
  ) {
    const url = `${placeOf(path, places)}${path}`;
    const since = performance.now();
    const exchange: Exchange = {
      ...{ call, method: init.method ?? 'GET', url, headers: shownHeaders(headers) },
      body: typeof init.body === 'string' ? init.body : null,
      ...{ status: null, answer: '', ms: 0 },
    };
    exchanges.push(exchange);
    try {
      const signal = AbortSignal.timeout(BUDGET_MS);
      const response = await fetch(url, { redirect: 'manual', signal, ...init });
      exchange.status = response.status;
      return { response, exchange };
    } catch (cause) {
      const why = cause instanceof Error ? (cause.cause ?? cause) : cause;
      exchange.answer = String(why);
      throw new Unmet(`an answer to ${exchange.method} ${url}`, String(why));
    } finally {
      exchange.ms = Math.round(performance.now() - since);
    }
  }

  return {
    exchanges,
    send: async (path, init, call = '') => {
      const named = call === '' ? null : call;
      const { response, exchange } = await exchanged(path, init, init.headers, named);
      const body = readJson(await response.text());
      exchange.answer = shown(body);
      return { status: response.status, headers: response.headers, body };
    },
    request: async (path, init = {}) => {
      const headers = Object.fromEntries(new Headers(init.headers));
      const { response, exchange } = await exchanged(path, init, headers, null);
      exchange.answer = response.headers.get('content-type') ?? '';
      return response;
    },
  };
}

/** Sends a request whole, and hangs up before an answer comes. */
export function sendAndHangUp(platform: string, path: string, init: Init): Promise<void> {
  const url = new URL(`${platform}${path}`);
  const begin = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = begin(url, { method: init.method, headers: init.headers, agent: false });
    sent.on('error', reject);
    sent.end(init.body, () => {
      // What is written has left the process; the platform may be at it.
      setImmediate(() => {
        sent.removeAllListeners('error').on('error', () => undefined);
        sent.destroy();
        resolve();
      });
    });
  });
}
