import { hash } from 'node:crypto';
import { getRequestUrl } from '@tanstack/react-start/server';
import type { LocaleCode } from '#src/domain/locales.ts';
import type { Shop } from './shop.functions.ts';

export type PartContent = {
  shop: Shop;
  locale: LocaleCode;
  /** What it shows. */
  from: readonly object[];
  place: string | undefined;
};

const texts = new WeakMap<object, string>();
const shopHashes = new WeakMap<Shop, string>();

/** What was read once is shown on many pages: it is written as a text once. */
function textOf(value: object): string {
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}

function hashOf(shop: Shop): string {
  const known = shopHashes.get(shop) ?? hash('sha256', JSON.stringify(shop), 'base64url');
  shopHashes.set(shop, known);
  return known;
}

/**
 * All that a part of a page follows from, as a text. A link to the page that it stands on says so
 * (`aria-current`): a part that names the address is another one there.
 */
export function partKey({ shop, locale, from, place = '' }: PartContent): string {
  const shown = from.map(textOf).join(' ');
  const { pathname, search } = getRequestUrl();
  const path = pathname.slice(`/${locale}`.length);
  const here = shown.includes(path) ? path : '';
  const asked = shown.includes(`${path}?`) ? search : '';
  return [locale, hashOf(shop), place, here, asked, shown].join(' ');
}
