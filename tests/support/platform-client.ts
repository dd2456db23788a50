import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { bodyOf, findJudge } from './described-calls.ts';

export type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

export type CallOptions = {
  body?: unknown;
  query?: Record<string, string | number>;
  /** Overrides; an empty value leaves a header out. */
  headers?: Record<string, string>;
  /** Parameters and headers that the contract does not know, sent on purpose. */
  undescribed?: readonly string[];
};

export type Answer = { status: number; body: unknown; headers: Headers };

/** A shopper who calls the platform as the storefront does. */
export type Caller = {
  sessionId: string;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
};

type CallerOptions = {
  send: Send;
  subscriptionKey: string;
  sessionId: string;
  bearer?: string | undefined;
  storeId?: string;
  locale?: LocaleCode;
};

/**
 * A tiny client: common headers, JSON in and out. It refuses what the published document does not
 * describe: a parameter or header that is sent, a status or body that is answered.
 */
export function createCaller(options: CallerOptions): Caller {
  const { send, subscriptionKey, sessionId, bearer, storeId = '1001', locale = 'fr-fr' } = options;
  const common: Record<string, string> = {
    [HEADER.subscriptionKey]: subscriptionKey,
    [HEADER.storeId]: storeId,
    [HEADER.sessionId]: sessionId,
    [HEADER.deviceChannel]: 'SD',
    'accept-language': locale,
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
  };
  return {
    sessionId,
    call: async (method, path, { body, query = {}, headers = {}, undescribed = [] } = {}) => {
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      ).toString();
      const merged = {
        ...common,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      };
      const judge = findJudge(method, path.replace(/\?.*/, ''));
      const isDescribed = (name: string) => !undescribed.includes(name);
      judge?.request({
        query: Object.keys(query).filter(isDescribed),
        headers: Object.keys(merged).filter(isDescribed),
      });
      const response = await send(search === '' ? path : `${path}?${search}`, {
        method,
        headers: Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== '')),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'manual',
      });
      const parsed: unknown = await bodyOf(response);
      judge?.answer(response.status, parsed);
      return { status: response.status, body: parsed, headers: response.headers };
    },
  };
}
