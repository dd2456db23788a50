import { hash } from 'node:crypto';
import { getRequestUrl } from '@tanstack/react-start/server';
import type { LocaleCode } from '#src/domain/locales.ts';
import { scriptJsonOnce } from './script-json.server.ts';
import type { Shop } from './shop.functions.ts';

/** Nothing stands behind the locale. */
const HOME = '/';

export type PartContent = {
  /** Its element: another one shows the same things in another way. */
  as: string;
  shop: Shop;
  locale: LocaleCode;
  /** What it shows. */
  from: readonly object[];
  place: string | undefined;
};

const shopHashes = new WeakMap<Shop, string>();

function hashOf(shop: Shop): string {
  const known = shopHashes.get(shop) ?? hash('sha256', JSON.stringify(shop), 'base64url');
  shopHashes.set(shop, known);
  return known;
}

/**
 * All that a part of a page follows from, as a text. A link to the page that it stands on says so
 * (`aria-current`): a part that names the address is another one there.
 */
export function partKey({ as, shop, locale, from, place = '' }: PartContent): string {
  const shown = from.map(scriptJsonOnce).join(' ');
  const { pathname, search } = getRequestUrl();
  const path = pathname.slice(`/${locale}`.length);
  const here = shown.includes(path) ? path || HOME : '';
  const asked = shown.includes(`${path}?`) ? search : '';
  return [as, locale, hashOf(shop), place, here, asked, shown].join(' ');
}
