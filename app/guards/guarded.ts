import type { ShopContext } from '#app/routes/__root.tsx';
import type { GuardName, Named } from './guard.ts';
import { runGuards } from './run-guards.ts';

/** The part of `beforeLoad`'s argument that all guards look at. */
type Entering = {
  context: ShopContext;
  location: { pathname: string; href: string };
  preload: boolean;
};

/** `beforeLoad` of a route that is guarded, in this order (specification §2). */
export const guarded =
  (...names: readonly GuardName[]) =>
  ({ context, location, preload }: Entering, { params = {}, search = {} }: Named = {}) =>
    runGuards(names, {
      locale: context.locale,
      shop: context.shop,
      queryClient: context.queryClient,
      pathname: location.pathname,
      href: location.href,
      params,
      search,
      isPreload: preload,
    });
