import { getRequestHeader } from '@tanstack/react-start/server';
import { deviceChannel } from '#src/domain/shop/devices.ts';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Call } from '#src/domain/wire/call.ts';
import { type Commerce, commerceFor, nameOf } from '#src/gateway/commerce.server.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { isAnonymousId, newAnonymousId } from './anonymous-id.server.ts';
import { config } from './config.server.ts';
import { clearCookie, readCookie, writeCookie } from './cookies.server.ts';
import { ownerId } from './owner-id.server.ts';
import { previewedInstant } from './preview.server.ts';
import { refreshSession } from './refresh-tokens.server.ts';
import { type RequestScope, requestScope } from './request-scope.server.ts';
import { sharedCommerce, shopParameters } from './shop-parameters.server.ts';
import {
  endTokenSession,
  hasSessionCookies,
  readTokenSession,
  type TokenSession,
} from './token-session.server.ts';

/** The platform bound to this shopper: what server functions receive as `context.commerce`. */
export type ShopperCommerce = Commerce & {
  locale: LocaleCode;
  shop: WebDomain;
  /** Null for a guest. */
  session: TokenSession | null;
  cartCookie: {
    read(): string | undefined;
    write(cartId: string): void;
    clear(): void;
  };
};

/** The anonymous id of this browser, made and saved for 365 days when it is missing (§4, A-040). */
function anonymousId(locale: LocaleCode, seed: string | undefined): string {
  const known = readCookie('anonymous', locale);
  if (known !== undefined && isAnonymousId(known)) return known;
  const made = newAnonymousId(seed, config().secrets.sessionSecrets[0] ?? '');
  writeCookie('anonymous', locale, made);
  return made;
}

const CART_ID = /^[\w-]{1,40}$/;

/** The cart id of this browser; what cannot be one goes, or it would be in the way for 30 days. */
function cartId(locale: LocaleCode): string | undefined {
  const id = readCookie('cart', locale);
  if (id === undefined || CART_ID.test(id)) return id;
  clearCookie('cart', locale);
  return undefined;
}

/** Clears leftovers of a session that cannot be read: no half session (specification §4). */
async function readSession(locale: LocaleCode): Promise<TokenSession | null> {
  const session = await readTokenSession(locale);
  if (session === null && hasSessionCookies(locale)) await endTokenSession(locale, null);
  return session;
}

const opened = new WeakMap<RequestScope, Map<LocaleCode, Promise<ShopperCommerce>>>();

/**
 * The commerce context of the request being answered, one for all that a page asks for: tokens
 * renewed by one read serve the next, and a session that ended has ended for all. `seed` is that of
 * the calling tab, for a browser that has no anonymous id yet.
 */
export function openCommerce(locale: LocaleCode, seed?: string): Promise<ShopperCommerce> {
  const scope = requestScope();
  const ofRequest = opened.get(scope) ?? new Map<LocaleCode, Promise<ShopperCommerce>>();
  opened.set(scope, ofRequest);
  const commerce = ofRequest.get(locale) ?? open(locale, seed);
  ofRequest.set(locale, commerce);
  return commerce;
}

/** A shop that is seen at an instant is nobody's, and takes nothing: what it shows costs that only then. */
function ofPreview(locale: LocaleCode, shop: WebDomain): ShopperCommerce {
  const { caller, ask, send } = sharedCommerce(locale, shop);
  const refused = (call: Call) => {
    if (call.method !== 'GET') throw new CommerceError('PREVIEW_ONLY', nameOf(call));
  };
  return {
    ...{ caller, locale, shop, session: null },
    ask: async (call, request, options) => {
      refused(call);
      return ask(call, request, options);
    },
    send: async (call, request, options) => {
      refused(call);
      return send(call, request, options);
    },
    cartCookie: { read: () => undefined, write: () => undefined, clear: () => undefined },
  };
}

async function open(locale: LocaleCode, seed: string | undefined): Promise<ShopperCommerce> {
  const shop = await shopParameters(locale);
  const instant = await previewedInstant(getRequestHeader('cookie'), locale);
  if (instant !== null) return ofPreview(locale, shop);
  const session = await readSession(locale);
  const scope = requestScope();
  const { correlationId, clientAddress } = scope;
  if (session !== null) scope.owner = ownerId(session.customerId, config().secrets.sessionSecrets);
  const platform = commerceFor({
    ...sharedCommerce(locale, shop).caller,
    sessionId: anonymousId(locale, seed),
    channel: deviceChannel(getRequestHeader('user-agent') ?? '', config().mobileAppMarker),
    correlationId,
    clientAddress,
    accessToken: session?.accessToken ?? null,
  });
  const commerce: ShopperCommerce = {
    ...platform,
    locale,
    shop,
    session,
    cartCookie: {
      read: () => cartId(locale),
      write: (cartId) => writeCookie('cart', locale, cartId),
      clear: () => clearCookie('cart', locale),
    },
  };
  if (session !== null) platform.caller.refresh = () => renew(commerce, session);
  return commerce;
}

/** One refresh serves every further call of the request. */
async function renew(commerce: ShopperCommerce, session: TokenSession): Promise<string> {
  try {
    const pair = await refreshSession(commerce.locale, commerce, session);
    commerce.caller.accessToken = pair.accessToken;
    commerce.session = { ...session, ...pair };
    return pair.accessToken;
  } catch (error) {
    commerce.caller.accessToken = null;
    commerce.session = null;
    throw error;
  }
}
