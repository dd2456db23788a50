import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { buildOrigin, domainOfHost } from '#src/process/hosts.ts';
import { config } from '#src/session/config.server.ts';
import { requestScope } from '#src/session/request-scope.server.ts';
import { openShops, sharedCommerce, shopParameters } from '#src/session/shop-parameters.server.ts';

/** The shops of a host for files that machines read: absolute URLs, and calls in their name. */

export const originOf = (locale: OnlineLocale) =>
  buildOrigin(locale, config().hostRule) || requestScope().origin;

/** Where pictures come from, absolute. */
export const mediaBase = () => config().mediaUrl ?? `${requestScope().origin}/media`;

/** The open shops of the host that was asked; in test one host has all of them. */
export async function shopsHere(): Promise<readonly OnlineLocale[]> {
  const own = domainOfHost(new URL(requestScope().origin).host, config().hostRule);
  const open = await openShops();
  return own === undefined ? open : open.filter((locale) => locale === own.locale);
}

/** The platform for reads in the name of a shop. */
export async function commerceOf(locale: OnlineLocale): Promise<Commerce> {
  return sharedCommerce(locale, await shopParameters(locale));
}
