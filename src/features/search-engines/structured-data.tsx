import { createIsomorphicFn } from '@tanstack/react-start';
import type { Product } from '#src/domain/catalogue/catalogue.schema.ts';
import type { ProductReviews } from '#src/domain/review/review.schema.ts';
import type { Store } from '#src/domain/store/store.schema.ts';
import { scriptJson } from '#src/features/shop/script-json.server.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import {
  familyData,
  type Page,
  productData,
  shopData,
  storeData,
  storesData,
} from './structured-data.server.ts';

/** Search engines read what the server wrote: browsers get no code for it, and leave it as it is. */
function Data({ text }: { text: string }) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text}
    </script>
  );
}

const shopText = createIsomorphicFn()
  .server((page: Page) => scriptJson(shopData(page)))
  .client(() => '');
const familyText = createIsomorphicFn()
  .server((page: Page, family: ListedFamily) => scriptJson(familyData(page, family)))
  .client(() => '');
const productText = createIsomorphicFn()
  .server((page: Page, product: Product, reviews: ProductReviews | null) =>
    scriptJson(productData(page, product, reviews)),
  )
  .client(() => '');

const storeText = createIsomorphicFn()
  .server((page: Page, store: Store, listTitle: string) =>
    scriptJson(storeData(page, store, listTitle)),
  )
  .client(() => '');

const storesText = createIsomorphicFn()
  .server((page: Page, title: string) => scriptJson(storesData(page, title)))
  .client(() => '');

type ListedFamily = Parameters<typeof familyData>[1];

const usePage = (): Page => ({ shop: useShop(), locale: useLocale() });

/** On home. */
export function ShopData() {
  return <Data text={shopText(usePage())} />;
}

export function FamilyData({ family }: { family: ListedFamily }) {
  return <Data text={familyText(usePage(), family)} />;
}

type ProductDataProps = { product: Product; reviews: ProductReviews | null };

export function ProductData({ product, reviews }: ProductDataProps) {
  return <Data text={productText(usePage(), product, reviews)} />;
}

/** On the page of a store; `listTitle` is what the list of all is called. */
export function StoreData({ store, listTitle }: { store: Store; listTitle: string }) {
  return <Data text={storeText(usePage(), store, listTitle)} />;
}

/** On the list of all stores. */
export function StoresData({ title }: { title: string }) {
  return <Data text={storesText(usePage(), title)} />;
}
