import { createIsomorphicFn } from '@tanstack/react-start';
import type { ShopContext } from '#app/routes/__root.tsx';
import { heroUrl, optionPictureUrl } from '#src/domain/catalogue/pictures.ts';
import { onlineVariant } from '#src/domain/shop/locales.ts';
import { homeQuery } from '#src/features/content/content.functions.ts';
import type { ProductReference } from '#src/features/product/product.functions.ts';
import { productQuery } from '#src/features/product/product.queries.ts';
import type { Shown } from './page-head.ts';

/** Pictures of pages that are shared (Open Graph), from what their loaders have read. */

const PRODUCT_SIZE = { width: 800, height: 1_200 };
const HERO_SIZE = { width: 1_280, height: 720 };

/** Others read it, so it begins with the shop's origin, where that is known. */
function mediaOf({ shop, locale }: ShopContext): string {
  const origin = shop.origins[onlineVariant(locale)] ?? '';
  return shop.mediaUrl.startsWith('/') ? `${origin}${shop.mediaUrl}` : shop.mediaUrl;
}

/** The colour that the URL selects. */
export const shownProduct = createIsomorphicFn()
  .server((context: ShopContext, reference: ProductReference): Shown | undefined => {
    const found = context.queryClient.getQueryData(productQuery(reference).queryKey);
    if (found === undefined) return undefined;
    const { product, optionId } = found;
    const url = optionPictureUrl(mediaOf(context), optionId, 'AP', PRODUCT_SIZE.width);
    return { type: 'product', picture: { url, ...PRODUCT_SIZE, alt: product.name } };
  })
  .client((): undefined => undefined);

/** The picture at the top of home. */
export const shownHome = createIsomorphicFn()
  .server((context: ShopContext): Shown | undefined => {
    const hero = context.queryClient.getQueryData(homeQuery.queryKey)?.page?.hero;
    if (hero === undefined) return undefined;
    const url = heroUrl(mediaOf(context), hero.hero, HERO_SIZE.width);
    return { type: 'website', picture: { url, ...HERO_SIZE, alt: hero.title } };
  })
  .client((): undefined => undefined);
