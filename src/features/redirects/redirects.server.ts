import { findRedirect } from '#src/domain/redirect/redirect.calls.ts';
import { isRedirectPath, redirectPath } from '#src/domain/redirect/redirect.ts';
import { isLocaleCode, type OnlineLocale, onlineVariant } from '#src/domain/shop/locales.ts';
import { commerceOf, shopsHere } from '#src/features/search-engines/shops-here.server.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

/** Without an answer of the platform the path is no page, as it was before. */
const readRedirect = optional(
  cachedRead('redirect', CONTENT_RULE, (commerce: Commerce, path: string) =>
    commerce.ask(findRedirect, { query: { path } }),
  ),
  null,
);

/** The shop of a path and what follows its prefix; links of a shop that was left have none of ours. */
async function inShop(pathname: string): Promise<{ shop: OnlineLocale; path: string } | null> {
  const [, prefix = '', ...rest] = pathname.split('/');
  const open = await shopsHere();
  if (isLocaleCode(prefix)) {
    const shop = onlineVariant(prefix);
    // A shop that is not open leads nowhere.
    return open.includes(shop) ? { shop, path: `/${rest.join('/')}` } : null;
  }
  const [shop] = open;
  return shop === undefined ? null : { shop, path: pathname };
}

/** Where a path leads that is no page: a path of the same host, or null. */
export async function redirectFrom({ pathname, search }: URL): Promise<string | null> {
  const found = await inShop(pathname);
  const path = found === null ? null : redirectPath(found.path);
  if (found === null || path === null) return null;
  const { shop } = found;
  const { to = null } = (await readRedirect(await commerceOf(shop), path)) ?? {};
  // It was checked when it was written: what answers here may be another platform.
  if (to === null || !isRedirectPath(to) || to === path) return null;
  return `/${shop}${to === '/' ? '' : to}${to.includes('?') ? '' : search}`;
}
