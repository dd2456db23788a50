import type { MessageDescriptor } from '@lingui/core';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ShopContext } from '#app/routes/__root.tsx';
import { heroUrl, optionPictureUrl, type Pictured } from '#src/domain/catalogue/pictures.ts';
import { firstBlock } from '#src/domain/content/blocks.ts';
import type { PagePaths, PageReference } from '#src/domain/content/page-elsewhere.ts';
import { GIFT_CARD_SIZE, giftCardPicture } from '#src/domain/gift-card/bought-card.ts';
import { GIFT_CARD_DESIGNS } from '#src/domain/gift-card/gift-card.ts';
import {
  isOnline,
  type LocaleCode,
  languageTag,
  onlineVariant,
  SHOP_DOMAINS,
} from '#src/domain/shop/locales.ts';
import { homeQuery } from '#src/features/content/content.functions.ts';
import { readPathsElsewhere } from '#src/features/country-switch/country-switch.server.ts';
import type { ProductReference } from '#src/features/product/product.functions.ts';
import { productQuery } from '#src/features/product/product.queries.ts';
import { commerceOf } from '#src/features/search-engines/shops-here.server.ts';
import type { Shop } from '#src/features/shop/shop.functions.ts';
import { type StoryReference, storyQuery } from '#src/features/stories/stories.functions.ts';
import { optional } from '#src/session/optional-reads.server.ts';

export type SharedPicture = { url: string; width: number; height: number; alt: string };

/** What a page shows of itself where it is shared (Open Graph, cards of X). */
export type Shown = { type: 'product' | 'website'; picture: SharedPicture };

type PageHead = {
  shop: Shop;
  locale: LocaleCode;
  title: string;
  description?: string | undefined;
  /** Path without the prefix, of the one URL that this page is known by. */
  path: string;
  /** Hidden from search engines (SEO-01, A-153). */
  isPrivate?: boolean;
  /** Path per locale where it differs; null: this page has no alternates. */
  alternates?: PagePaths | null | undefined;
  /** Known on the server alone. */
  shown?: Shown | undefined;
};

/** Title, description, canonical URL, alternates and robots of a page. */
export function pageHead({
  shop,
  locale,
  title,
  description,
  path,
  isPrivate,
  alternates,
  shown,
}: PageHead) {
  const online = onlineVariant(locale);
  const isIndexed = !isPrivate && isOnline(locale);
  const canonical = `${shop.origins[online] ?? ''}/${online}${path}`;
  return {
    meta: [
      { title: `${title} · ${shop.brandName}` },
      ...(description === undefined
        ? []
        : [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]),
      { property: 'og:title', content: title },
      { property: 'og:site_name', content: shop.brandName },
      { property: 'og:locale', content: languageTag(locale).replace('-', '_') },
      ...(isPrivate ? [] : sharing({ shop, locale }, canonical, shown)),
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, nofollow' }]),
    ],
    links: [
      ...(isPrivate ? [] : [{ rel: 'canonical', href: canonical }]),
      ...(isIndexed && alternates !== null
        ? alternateLinks(shop, alternates ?? everywhere(path))
        : []),
    ],
  };
}

const everywhere = (path: string): PagePaths =>
  Object.fromEntries(SHOP_DOMAINS.map(({ locale }) => [locale, path]));

/**
 * Paths of a product or a list in the shops that show it, null where they cannot be read: browsers
 * leave the alternates of a document as they are.
 */
export const pathsInShops = createIsomorphicFn()
  .server((locale: LocaleCode, page: PageReference) =>
    commerceOf(onlineVariant(locale)).then(
      (commerce) => optional(readPathsElsewhere, null)(commerce, page),
      () => null,
    ),
  )
  .client(async (): Promise<null> => null);

/** One link per hreflang code of every open shop with the page; x-default is the international one. */
function alternateLinks({ origins }: Shop, paths: PagePaths) {
  return SHOP_DOMAINS.flatMap(({ locale, hrefLangIsos }) => {
    const path = paths[locale];
    const origin = origins[locale];
    if (path === undefined || origin === undefined) return [];
    const href = `${origin}/${locale}${path}`;
    return hrefLangIsos.map((hrefLang) => ({ rel: 'alternate', hrefLang, href }));
  });
}

type Entered = { match: { context: ShopContext } };
type Loaded<Data> = Entered & { loaderData?: Data | undefined };

export function loadedHead({
  match: { context },
  loaderData,
}: Loaded<Omit<PageHead, 'shop' | 'locale'>>) {
  return loaderData === undefined ? {} : pageHead({ ...context, ...loaderData });
}

/** The head of a page of the account, hidden from search engines (specification §2). */
export function accountHead({ match: { context }, loaderData }: Loaded<{ title: string }>) {
  const title = loaderData?.title ?? context.shop.brandName;
  return pageHead({ ...context, title, path: '', isPrivate: true });
}

/** The head of a page without a loader, hidden from search engines. */
export const privateHead =
  (title: MessageDescriptor) =>
  ({ match: { context } }: Entered) =>
    pageHead({ ...context, title: context.i18n._(title), path: '', isPrivate: true });

const property = (name: string, content: string | number) => ({
  property: `og:${name}`,
  content: String(content),
});

function picture({ url, width, height, alt }: SharedPicture, card: string) {
  return [
    property('image', url),
    property('image:width', width),
    property('image:height', height),
    property('image:alt', alt),
    { name: 'twitter:card', content: card },
  ];
}

const ICON_SIZE = 512;

/** The icon of the shop, for a page without its own picture. */
function iconOf({ shop, locale }: Sharing): SharedPicture {
  const origin = shop.origins[onlineVariant(locale)] ?? '';
  const url = `${origin}/icon-any-${ICON_SIZE}.png`;
  return { url, width: ICON_SIZE, height: ICON_SIZE, alt: shop.brandName };
}

type Sharing = Pick<ShopContext, 'shop' | 'locale'>;

/** Read from documents alone: browsers get no code for it, and leave it as it is. */
const sharing = createIsomorphicFn()
  .server((context: Sharing, canonical: string, shown?: Shown) => [
    property('type', shown?.type ?? 'website'),
    property('url', canonical),
    ...(shown === undefined
      ? picture(iconOf(context), 'summary')
      : picture(shown.picture, 'summary_large_image')),
  ])
  .client((): { content: string }[] => []);

/** Sizes of the pictures of pages that are shared (Open Graph). */
const PRODUCT_SIZE = { width: 800, height: 1_200 };
const HERO_SIZE = { width: 1_280, height: 720 };

/** Others read it, so it begins with the shop's origin, where that is known. */
function mediaOf({ shop, locale }: Sharing): string {
  const origin = shop.origins[onlineVariant(locale)] ?? '';
  return shop.mediaUrl.startsWith('/') ? `${origin}${shop.mediaUrl}` : shop.mediaUrl;
}

/** The colour that the URL selects. */
export const shownProduct = createIsomorphicFn()
  .server((context: ShopContext, reference: ProductReference): Shown | undefined => {
    const cached = context.queryClient.getQueryData(productQuery(reference).queryKey);
    if (cached === undefined) return undefined;
    const { product, optionId } = cached;
    const { look } = product.options.find((one) => one.optionId === optionId) ?? {};
    const { width } = PRODUCT_SIZE;
    const url = optionPictureUrl(mediaOf(context), { optionId, look }, 'AP', width);
    return { type: 'product', picture: { url, ...PRODUCT_SIZE, alt: product.name } };
  })
  .client((): undefined => undefined);

/** The first product of a list; the shop's icon on an empty one. */
export const shownList = createIsomorphicFn()
  .server((context: ShopContext, alt: string, first: Pictured | undefined): Shown | undefined => {
    if (first === undefined) return undefined;
    const url = optionPictureUrl(mediaOf(context), first, 'AP', PRODUCT_SIZE.width);
    return { type: 'website', picture: { url, ...PRODUCT_SIZE, alt } };
  })
  .client((): undefined => undefined);

/** The picture at the top of an editors' page. */
export const shownStory = createIsomorphicFn()
  .server((context: ShopContext, story: StoryReference): Shown | undefined => {
    const cached = context.queryClient.getQueryData(storyQuery(story).queryKey);
    if (cached?.state !== 'there') return undefined;
    const { title, hero } = cached.story;
    if (hero === '') return undefined;
    const url = heroUrl(mediaOf(context), hero, HERO_SIZE.width);
    return { type: 'website', picture: { url, ...HERO_SIZE, alt: title } };
  })
  .client((): undefined => undefined);

/** The picture at the top of home. */
export const shownHome = createIsomorphicFn()
  .server((context: ShopContext): Shown | undefined => {
    const page = context.queryClient.getQueryData(homeQuery.queryKey)?.page;
    const hero = firstBlock(page?.sections ?? [], 'lead');
    if (!hero?.hero) return undefined;
    const url = heroUrl(mediaOf(context), hero.hero, HERO_SIZE.width);
    return { type: 'website', picture: { url, ...HERO_SIZE, alt: hero.title } };
  })
  .client((): undefined => undefined);

/** The first of the pictures that a giver chooses from. */
export const shownGiftCard = createIsomorphicFn()
  .server(({ shop, locale }: ShopContext, alt: string): Shown => {
    const origin = shop.origins[onlineVariant(locale)] ?? '';
    const url = `${origin}${giftCardPicture(GIFT_CARD_DESIGNS[0], 'png')}`;
    return { type: 'website', picture: { url, ...GIFT_CARD_SIZE, alt } };
  })
  .client((): undefined => undefined);
