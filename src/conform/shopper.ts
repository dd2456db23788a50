import { randomInt, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { AnyErrorCode } from '#src/domain/errors.ts';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import type { Call, StatusOf } from '#src/domain/wire/call.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import type { WireError } from '#src/domain/wire/wire-error.ts';
import { answerOf, refusalOf } from './judge.ts';
import type { Answer, Send } from './send.ts';

export type ShopName = 'first' | 'second';
export type CustomerName = 'one' | 'two';
export type Shop = { storeId: string; locale: LocaleCode };
export type Tokens = { accessToken: string; refreshToken: string | null };

/** What goes over the wire, right or wrong on purpose. */
export type Wire = {
  params?: Record<string, string>;
  query?: Record<string, string | number | readonly string[] | undefined>;
  /** Beside the common ones; an empty value leaves a header out. */
  headers?: Record<string, string>;
  body?: unknown;
};

export type Refusal = Partial<Pick<WireError, 'field' | 'version'>>;

/** Somebody who calls the platform as the storefront does. */
export type Shopper = {
  sessionId: string;
  /** Those of all its calls. */
  headers: Record<string, string>;
  /** Makes a call, whatever comes of it. */
  ask(call: Call, wire?: Wire): Promise<Answer>;
  /** Makes a call that has to succeed, with a status; answers the body, checked by its schema. */
  ok<C extends Call>(call: C, wire?: Wire, status?: StatusOf<C>): Promise<z.output<C['answer']>>;
  /** Makes a call that has to be refused with a code. */
  refused(call: Call, wire: Wire, code: AnyErrorCode, more?: Refusal): Promise<WireError>;
};

type Who = {
  send: Send;
  subscriptionKey: string;
  shop: Shop;
  sessionId?: string | undefined;
  accessToken?: string;
};

/** An address of a network that is nobody's (RFC 3849): limits go by the client. */
const someClient = () => `2001:db8:${randomInt(65_536).toString(16)}::1`;

/** The path of a call; what a rule sends on purpose is encoded as it is. */
export const pathOf = ({ path }: Pick<Call, 'path'>, params: Record<string, string> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Some params for a path whose call is to be refused, or reads what is not there. */
export const someParams = ({ path }: Pick<Call, 'path'>) => ({
  params: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1'])),
});

function searchOf(query: NonNullable<Wire['query']>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (typeof value === 'object') for (const one of value) search.append(name, one);
    else search.set(name, String(value));
  }
  return search.size === 0 ? '' : `?${search}`;
}

export function createShopper(who: Who): Shopper {
  const { send, subscriptionKey, shop, sessionId = randomUUID(), accessToken } = who;
  const common: Record<string, string> = {
    accept: 'application/json',
    [HEADER.locale]: shop.locale,
    [HEADER.subscriptionKey]: subscriptionKey,
    [HEADER.storeId]: shop.storeId,
    [HEADER.sessionId]: sessionId,
    [HEADER.deviceChannel]: 'SD',
    [HEADER.clientAddress]: someClient(),
    ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
  };
  const ask: Shopper['ask'] = (call, { params, query = {}, headers = {}, body } = {}) => {
    const all = {
      ...common,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    const init = {
      method: call.method,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const path = `${pathOf(call, params)}${searchOf(query)}`;
    return send(path, init, `${call.method} ${call.path}`);
  };
  return {
    sessionId,
    headers: common,
    ask,
    ok: async (call, wire, status) => answerOf(call, await ask(call, wire), status),
    refused: async (call, wire, code, more) => refusalOf(await ask(call, wire), code, more),
  };
}
