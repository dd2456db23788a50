import { pageHead } from './page-head.ts';
import type { ShopContext } from './shop-context.ts';

type Entered = { match: { context: ShopContext }; loaderData?: { title: string } | undefined };

/**
 * The head of an account's page: its title comes from the loader, whose code only that page loads.
 * Kept out of search engines (specification §2).
 */
export function accountHead({ match: { context }, loaderData }: Entered) {
  const title = loaderData?.title ?? context.shop.brandName;
  return pageHead({ ...context, title, path: '', isPrivate: true });
}
