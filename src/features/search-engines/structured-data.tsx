import { createIsomorphicFn } from '@tanstack/react-start';
import type { Product } from '#src/domain/catalogue/catalogue.schema.ts';
import type { ProductReviews } from '#src/domain/review/review.schema.ts';
import type { Store } from '#src/domain/store/store.schema.ts';
import { scriptJson } from '#src/features/shop/script-json.server.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import type { ShopPromises } from './promise-data.server.ts';
import {
  familyData,
  helpData,
  type Page,
  productData,
  type Step,
  shopData,
  storeData,
  storyData,
  topPageData,
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
  .server((page: Page, promises: ShopPromises) => scriptJson(shopData(page, promises)))
  .client(() => '');
const familyText = createIsomorphicFn()
  .server((page: Page, ...about: FamilyDataInput) => scriptJson(familyData(page, ...about)))
  .client(() => '');
const productText = createIsomorphicFn()
  .server((page: Page, { product, promises, reviews }: SoldProduct) =>
    scriptJson(productData(page, product, promises, reviews)),
  )
  .client(() => '');

const storeText = createIsomorphicFn()
  .server((page: Page, store: Store, listTitle: string) =>
    scriptJson(storeData(page, store, listTitle)),
  )
  .client(() => '');

const topPageText = createIsomorphicFn()
  .server((page: Page, step: Step) => scriptJson(topPageData(page, step)))
  .client(() => '');

const storyTextOf = createIsomorphicFn()
  .server((page: Page, story: ToldStory) => scriptJson(storyData(page, story)))
  .client(() => '');

const helpText = createIsomorphicFn()
  .server((page: Page, ...about: HelpDataInput) => scriptJson(helpData(page, ...about)))
  .client(() => '');

type FamilyDataInput = readonly [
  family: Parameters<typeof familyData>[1],
  products: Parameters<typeof familyData>[2],
];
type SoldProduct = {
  product: Product;
  promises: ShopPromises | null;
  reviews: ProductReviews | null;
};
type ToldStory = Parameters<typeof storyData>[1];
type HelpDataInput = readonly [
  way: Parameters<typeof helpData>[1],
  answers: Parameters<typeof helpData>[2],
];

const usePage = (): Page => ({ shop: useShop(), locale: useLocale() });

/** On home. */
export function ShopData(promises: ShopPromises) {
  return <Data text={shopText(usePage(), promises)} />;
}

type FamilyDataProps = { family: FamilyDataInput[0]; products: FamilyDataInput[1] };

export function FamilyData({ family, products }: FamilyDataProps) {
  return <Data text={familyText(usePage(), family, products)} />;
}

export function StoryData({ story }: { story: ToldStory }) {
  return <Data text={storyTextOf(usePage(), story)} />;
}

type HelpDataProps = { way: HelpDataInput[0]; answers: HelpDataInput[1] };

export function HelpData({ way, answers }: HelpDataProps) {
  return <Data text={helpText(usePage(), way, answers)} />;
}

export function ProductData(sold: SoldProduct) {
  return <Data text={productText(usePage(), sold)} />;
}

/** On the page of a store; `listTitle` is what the list of all is called. */
export function StoreData({ store, listTitle }: { store: Store; listTitle: string }) {
  return <Data text={storeText(usePage(), store, listTitle)} />;
}

export function TopPageData(step: Step) {
  return <Data text={topPageText(usePage(), step)} />;
}
