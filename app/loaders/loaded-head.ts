import { type PageHead, pageHead } from './page-head.ts';
import type { ShopContext } from './shop-context.ts';

type Loaded = Omit<PageHead, 'shop' | 'locale'>;
type Entered = { match: { context: ShopContext }; loaderData?: Loaded | undefined };

/** The head of a page whose loader says all of it: that code comes with the page alone. */
export function loadedHead({ match: { context }, loaderData }: Entered) {
  return loaderData === undefined ? {} : pageHead({ ...context, ...loaderData });
}
