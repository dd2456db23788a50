import type { ParsedLocation } from '@tanstack/react-router';
import type { ShopContext } from '#app/loaders/shop-context.ts';
import type { GuardContext, GuardName } from './guard.ts';
import { runGuards } from './run-guards.ts';

/**
 * The part of `beforeLoad`'s argument that guards look at. Its params are left out, since a route
 * would take their type from here instead of from its own parser.
 */
type BeforeLoad = {
  context: ShopContext;
  location: ParsedLocation<Record<string, unknown>>;
  search: Readonly<Record<string, unknown>>;
  preload: boolean;
};

/** Texts, and the parsed slugs of the short forms. */
type Params = { provider?: unknown; catalogSlug?: unknown; productSlug?: unknown };

const textOf = (param: unknown) => (typeof param === 'string' ? param : undefined);
const idOf = (slug: unknown) =>
  typeof slug === 'object' && slug !== null && 'id' in slug ? textOf(slug.id) : undefined;

function paramsOf(entering: BeforeLoad): GuardContext['params'] {
  const params = 'params' in entering ? entering.params : null;
  // Objects without a prototype, so `instanceof` does not know them.
  const isThere = typeof params === 'object' && params !== null;
  const { provider, catalogSlug, productSlug }: Params = isThere ? params : {};
  return {
    provider: textOf(provider),
    familyId: idOf(catalogSlug),
    productId: idOf(productSlug),
  };
}

/** `beforeLoad` of a route that is guarded, in this order (specification §2). */
export const guarded =
  (...names: readonly GuardName[]) =>
  (entering: BeforeLoad): Promise<void> => {
    const { context, location, search, preload } = entering;
    return runGuards(names, {
      locale: context.locale,
      shop: context.shop,
      queryClient: context.queryClient,
      pathname: location.pathname,
      href: location.href,
      params: paramsOf(entering),
      search,
      isPreload: preload,
    });
  };
