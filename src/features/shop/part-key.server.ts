import { hash } from 'node:crypto';
import { getRequest } from '@tanstack/react-start/server';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { onceFor } from '#src/session/once-for.server.ts';
import { scriptJsonOnce } from './script-json.server.ts';

/** Nothing stands behind the locale. */
const HOME = '/';

export type PartContent = {
  /** Its element: another one shows the same things in another way. */
  as: string;
  /** What pages know of it. */
  shop: object;
  locale: LocaleCode;
  /** What it shows. */
  from: readonly object[];
  place: string | undefined;
};

/** Long texts are looked up by their hash. */
const hashOf = onceFor<object, string>((value) =>
  hash('sha256', scriptJsonOnce(value), 'base64url'),
);
const addressOf = onceFor<Request, URL>(({ url }) => new URL(url));

/**
 * All that a part of a page follows from, as a text. A link to the page that it stands on says so
 * (`aria-current`): a part that names the address is another one there.
 */
export function partKey({ as, shop, locale, from, place = '' }: PartContent): string {
  const { pathname, search } = addressOf(getRequest());
  const path = pathname.slice(`/${locale}`.length);
  const names = (text: string) => from.some((value) => scriptJsonOnce(value).includes(text));
  // A link without search params is to another page than the one with some.
  const here = names(path) ? `${path || HOME}${search === '' ? '' : '?'}` : '';
  const asked = names(`${path}?`) ? search : '';
  return [as, locale, hashOf(shop), place, here, asked, ...from.map(hashOf)].join(' ');
}
