import type { AnyRoute } from '@tanstack/react-router';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import type { ShopContext } from '#app/routes/__root.tsx';
import { isPageServed, PAGES_BEYOND_CORE } from '#src/domain/shop/page-capabilities.ts';

type Entering = { context: ShopContext; location: { pathname: string } };

const childrenOf = ({ children = [] }: AnyRoute): AnyRoute[] => Object.values(children);

/**
 * Begins each page that takes more than the core with the question whether the platform serves it
 * (decision 108). For the server alone: nothing links to a page that is not served.
 */
export function guardServedPages(route: AnyRoute): void {
  const { beforeLoad } = route.options;
  // The generated tree names it, its type does not.
  const path = String(Reflect.get(route.options, 'path'));
  if (PAGES_BEYOND_CORE.has(path)) {
    route.options.beforeLoad = (entering: Entering) => {
      const { context, location } = entering;
      if (!isPageServed(path, context.shop.lacks)) throw pageNotFound(location.pathname);
      return beforeLoad?.(entering);
    };
  }
  for (const child of childrenOf(route)) guardServedPages(child);
}
