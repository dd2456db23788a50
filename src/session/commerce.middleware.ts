import { createIsomorphicFn, createMiddleware } from '@tanstack/react-start';
import { getRequestHeader, getRequestUrl, setResponseHeader } from '@tanstack/react-start/server';
import { isLocaleCode, type LocaleCode } from '#src/domain/shop/locales.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { openCommerce } from './commerce.server.ts';
import { readCustomerAccess } from './customer-access.server.ts';
import { refuseOtherCustomer } from './other-customer.server.ts';
import { pageOwnerMiddleware } from './page-owner.middleware.ts';
import { previewIn } from './preview.server.ts';
import { requestScope } from './request-scope.server.ts';
import { sharedCommerce, shopParameters } from './shop-parameters.server.ts';

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
export type ShopReads = { locale: LocaleCode; commerce: Commerce };

/** The reads of an editor who previews: what comes of them is for nobody's cache or search engine. */
async function unpublished(locale: LocaleCode): Promise<{ preview?: string }> {
  const preview = await previewIn(getRequestHeader('cookie'), locale);
  if (preview === null) return {};
  setResponseHeader('cache-control', 'private, no-store');
  setResponseHeader('x-robots-tag', 'noindex');
  return { preview };
}

/** For reads that are the same for every shopper: no cookie but an editor's is read, none written. */
export const shopMiddleware = createMiddleware({ type: 'function' })
  .middleware([localeMiddleware])
  .server(async ({ next, context }) => {
    const shop = await shopParameters(context.locale);
    const editor = await unpublished(context.locale);
    const commerce = sharedCommerce(context.locale, shop, editor);
    return next({ context: { shop, commerce } });
  });

const VISIT_KEY = 'vitrine-visit';

function seedOfTab(): string {
  const stored = tabStorage.getItem(VISIT_KEY) ?? crypto.randomUUID();
  tabStorage.setItem(VISIT_KEY, stored);
  return stored;
}

/**
 * What the calls of a tab have in common before their first answer has brought the anonymous id:
 * calls that are under way at the same time are given the same one, and so the same cart.
 */
const visitSeed = createIsomorphicFn()
  .server((): string | undefined => undefined)
  .client((): string | undefined => seedOfTab());

/**
 * For everything that belongs to one shopper: answers are never cached by anybody (T25), and the
 * page says whom it was drawn for.
 */
export const commerceMiddleware = createMiddleware({ type: 'function' })
  .middleware([localeMiddleware, pageOwnerMiddleware])
  .client(({ next }) => next({ sendContext: { visit: visitSeed() } }))
  .server(async ({ next, context }) => {
    setResponseHeader('cache-control', 'private, no-store');
    const seed = typeof context.visit === 'string' ? context.visit : undefined;
    const commerce = await openCommerce(context.locale, seed);
    refuseOtherCustomer(commerce, context.drawnFor);
    return next({ context: { commerce }, sendContext: { owner: requestScope().owner } });
  });

/** Refuses visitors, ended sessions and those that are not secure (§6, A-033). */
export const signedInMiddleware = createMiddleware({ type: 'function' })
  .middleware([commerceMiddleware])
  .server(async ({ next, context }) => {
    const access = await readCustomerAccess(context.commerce);
    if (access.state !== 'secure') throw new CommerceError('UNAUTHORIZED', 'session');
    return next({ context: { customer: access.customer, client: access.client } });
  });

/**
 * For what an order takes: a deleted customer is refused as well, a guest is not. What a deleted one
 * may still do builds on `signedInMiddleware`.
 */
export const buyerMiddleware = createMiddleware({ type: 'function' })
  .middleware([signedInMiddleware])
  .server(({ next, context }) => {
    if (context.client.isDeleted) throw new CommerceError('ACCOUNT_DELETED', 'session');
    return next();
  });

/** For everything else of an account: refuses guests (decision 100). */
export const customerMiddleware = createMiddleware({ type: 'function' })
  .middleware([buyerMiddleware])
  .server(({ next, context }) => {
    if (context.client.isGuest) throw new CommerceError('ACCOUNT_REQUIRED', 'session');
    return next();
  });
