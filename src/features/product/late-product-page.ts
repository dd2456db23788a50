import { createIsomorphicFn } from '@tanstack/react-start';
import { latePart } from '#src/features/shop/late-part.ts';
import { placed } from '#src/ui/after-load.tsx';
import * as page from './product-page.tsx';

export const loadProductPage = () => import('./product-page.tsx');

/** A product: all that there is to see, whose code comes after the page. */
export const ProductPage = placed(
  createIsomorphicFn()
    .server(() => page.ProductPage)
    .client(() => latePart(() => loadProductPage().then((late) => late.ProductPage)))(),
);
