import type { ParsedLocation } from '@tanstack/react-router';
import type { RouterContext } from '#app/routes/__root.tsx';
import type { LocaleCode } from '#src/domain/locales.ts';
import type { Shop } from '#src/features/shop/shop.functions.ts';
import type { Passage } from './guard.ts';

/** The part of `beforeLoad`'s argument that guards look at. */
type Entering = {
  context: RouterContext & { locale: LocaleCode; shop: Shop };
  location: ParsedLocation<Record<string, unknown>>;
  params: Readonly<Record<string, string | undefined>>;
  search: Readonly<Record<string, unknown>>;
  preload: boolean;
};

export function passageOf({ context, location, params, search, preload }: Entering): Passage {
  return {
    locale: context.locale,
    shop: context.shop,
    queryClient: context.queryClient,
    pathname: location.pathname,
    href: location.href,
    params,
    search,
    isPreload: preload,
  };
}
