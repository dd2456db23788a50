import { createIsomorphicFn, createMiddleware } from '@tanstack/react-start';
import { getRequestUrl, setResponseHeader } from '@tanstack/react-start/server';
import { isLocaleCode, type LocaleCode } from '#src/domain/locales.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { type Commerce, openCommerce } from './commerce.ts';
import { sharedCall, shopParameters } from './shop-parameters.ts';

/** First path segment of the page that calls: its locale prefix. */
const callingPrefix = createIsomorphicFn()
  .server(() => getRequestUrl().pathname.split('/')[1])
  .client(() => window.location.pathname.split('/')[1]);

/** Carries the locale of the calling page; an unknown one is a bad request. */
const localeMiddleware = createMiddleware({ type: 'function' })
  .client(({ next }) => next({ sendContext: { prefix: callingPrefix() } }))
  .server(({ next, context }) => {
    const { prefix } = context;
    if (!isLocaleCode(prefix)) throw new CommerceError('BAD_REQUEST', 'locale');
    const locale: LocaleCode = prefix;
    return next({ context: { locale } });
  });

/** What a read that is the same for every shopper is made with. */
export type ShopReads = { locale: LocaleCode; call: ReturnType<typeof sharedCall> };

/** For reads that are the same for every shopper: no cookie is read or written. */
export const shopMiddleware = createMiddleware({ type: 'function' })
  .middleware([localeMiddleware])
  .server(async ({ next, context }) => {
    const shop = await shopParameters(context.locale);
    return next({ context: { shop, call: sharedCall(context.locale, shop.storeId) } });
  });

/** For everything that belongs to one shopper: answers are never kept by anybody (T25). */
export const commerceMiddleware = createMiddleware({ type: 'function' })
  .middleware([localeMiddleware])
  .server(async ({ next, context }) => {
    setResponseHeader('cache-control', 'private, no-store');
    return next({ context: { commerce: await openCommerce(context.locale) } });
  });

/** A commerce context whose shopper is signed in. */
export type CustomerCommerce = Commerce & { session: NonNullable<Commerce['session']> };

function isSignedIn(commerce: Commerce): commerce is CustomerCommerce {
  return commerce.session !== null;
}

/** For account and order functions: refuses guests and sessions that are not secure (§6, A-033). */
export const customerMiddleware = createMiddleware({ type: 'function' })
  .middleware([commerceMiddleware])
  .server(({ next, context }) => {
    const { commerce } = context;
    if (!isSignedIn(commerce) || !commerce.session.secure) {
      throw new CommerceError('UNAUTHORIZED', 'session');
    }
    return next({ context: { customer: commerce } });
  });
