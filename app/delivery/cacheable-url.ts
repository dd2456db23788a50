import { productSearchSchema } from '#src/domain/catalogue/product-search.ts';
import { isHelpSegment } from '#src/domain/content/help-path.ts';
import {
  parseFamilySlug,
  parseLegacyPath,
  parseProductSlug,
  parseStorySlug,
} from '#src/domain/content/page-slugs.ts';
import { GIFT_CARD_PATH } from '#src/domain/gift-card/bought-card.ts';
import { WITHDRAWAL_PATH } from '#src/domain/legal/legal-pages.ts';
import { isLocaleCode, type LocaleCode } from '#src/domain/shop/locales.ts';
import { claimSearch } from '#src/features/orders/withdrawal-search.ts';
import { searchPageSchema } from '#src/features/search/search-list.ts';
import { buildOrigin } from '#src/process/hosts.ts';
import { config } from '#src/session/config.server.ts';
import { shopParameters } from '#src/session/shop-parameters.server.ts';

/** What narrows and orders a list; any other search param changes no cached page. */
const LIST_KEYS: ReadonlySet<string> = new Set(Object.keys(searchPageSchema.entries));
/** What is chosen on a product's page: each choice is a separate page. */
const PRODUCT_KEYS: ReadonlySet<string> = new Set(Object.keys(productSearchSchema.entries));
/** How a form went that was sent without script. */
const CLAIM_KEYS: ReadonlySet<string> = new Set(Object.keys(claimSearch.entries));
const NO_KEYS: ReadonlySet<string> = new Set();
const HTML = '.html';
const STORY_FORM = /^(landing|trend|lookbook)Page\/[^/]+\/\w{1,40}$/;

/** Search parameters that count on a page of the shop; null for pages that read a session. */
function countingKeys(path: string): ReadonlySet<string> | null {
  const [first = '', second] = path.split('/');
  if (first === 'stores' || first === 'legal') return NO_KEYS;
  if (second === undefined) {
    if (`/${first}` === GIFT_CARD_PATH) return NO_KEYS;
    if (`/${first}` === WITHDRAWAL_PATH) return CLAIM_KEYS;
    if (first === 'search' || parseFamilySlug(first) !== undefined) return LIST_KEYS;
    if (parseProductSlug(first) !== undefined) return PRODUCT_KEYS;
    return first === '' || isHelpSegment(first) || parseStorySlug(first) ? NO_KEYS : null;
  }
  if (first === 'catalog') return LIST_KEYS;
  if (first === 'product' || first === '01') return PRODUCT_KEYS;
  if (STORY_FORM.test(path) || isHelpSegment(first)) return NO_KEYS;
  const isLegacy =
    path.endsWith(HTML) && parseLegacyPath(path.slice(0, -HTML.length)) !== undefined;
  return isLegacy ? PRODUCT_KEYS : null;
}

/** Where a shop is at home; in test, where links are path-only, any name serves. */
const homeOf = (locale: LocaleCode) => buildOrigin(locale, config().hostRule) || 'http://localhost';

/**
 * The URL under which a page may be cached for everybody, with nothing left in it that does not
 * change the page: neither what is unknown in its search nor the host it was asked from (T15, T27).
 * Null for a page that reads a session (T25, A-151).
 */
export function cacheableUrl(url: URL): URL | null {
  const [, locale = '', ...rest] = url.pathname.split('/');
  if (!isLocaleCode(locale)) return null;
  const keys = countingKeys(rest.join('/'));
  if (keys === null) return null;
  const cacheable = new URL(url.pathname, homeOf(locale));
  const counting = [...url.searchParams].filter(([name]) => keys.has(name));
  cacheable.search = new URLSearchParams(counting).toString();
  return cacheable;
}

/** Pages of one commercial operation are not sent during the next (DOM-32). */
export async function commercialVersion({ pathname }: URL): Promise<string> {
  const [, locale = ''] = pathname.split('/');
  if (!isLocaleCode(locale)) return '';
  try {
    return (await shopParameters(locale)).params.commercialOperation.version;
  } catch {
    // The rendering meets the same failure, and says so.
    return '';
  }
}
