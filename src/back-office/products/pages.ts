import { lazyPage } from '../look/lazy-page.ts';

/** Pages of goods and their prices. */

export const ProductsList = lazyPage(() => import('./products-list.tsx'), 'ProductsList');
export const NewProductPage = lazyPage(() => import('./product-sheet.tsx'), 'NewProductPage');
export const ProductSheetPage = lazyPage(() => import('./product-sheet.tsx'), 'ProductSheetPage');
export const ProductPage = lazyPage(() => import('./product-page.tsx'), 'ProductPage');
export const FamiliesPage = lazyPage(() => import('./families-page.tsx'), 'FamiliesPage');
export const PriceGridPage = lazyPage(() => import('./price-grid-page.tsx'), 'PriceGridPage');
export const PlansList = lazyPage(() => import('./plans-list.tsx'), 'PlansList');
export const GoodsWordsList = lazyPage(() => import('./goods-words-list.tsx'), 'GoodsWordsList');
export const SizeChartsPage = lazyPage(() => import('./size-charts-page.tsx'), 'SizeChartsPage');
