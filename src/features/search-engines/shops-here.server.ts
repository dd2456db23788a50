import { buildOrigin, domainOfHost } from '#src/domain/shop/hosts.ts';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { config } from '#src/session/config.server.ts';
import { requestScope } from '#src/session/request-scope.server.ts';
import { sharedCommerce, shopParameters } from '#src/session/shop-parameters.server.ts';

/** The shops of a host for files that machines read: absolute URLs, and calls in their name. */

export const originOf = (locale: OnlineLocale) =>
  buildOrigin(locale, config().hostRule) || requestScope().origin;

/** Where pictures come from, absolute. */
export const mediaBase = () => config().mediaUrl ?? `${requestScope().origin}/media`;

/** The shops of the host that was asked; in test one host has all of them. */
export function shopsHere(): readonly OnlineLocale[] {
  const own = domainOfHost(new URL(requestScope().origin).host, config().hostRule);
  return own === undefined ? ONLINE_LOCALES : [own.locale];
}

/** The platform for reads in the name of a shop. */
export async function commerceOf(locale: OnlineLocale): Promise<Commerce> {
  const { storeId } = await shopParameters(locale);
  return sharedCommerce(locale, storeId);
}
