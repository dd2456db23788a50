import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import type { ProductMatch } from '#src/domain/catalogue/catalogue.schema.ts';
import { type LocaleCode, languageTag } from '#src/domain/shop/locales.ts';
import { cartQuery } from '#src/features/cart/cart.functions.ts';
import { seenProducts } from '#src/features/product/browser-memory.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { formatPrice } from '#src/i18n/prices.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { browserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';
import { type OfflineCart, offlineAnswer, type SeenProduct } from './offline-page.ts';

const KEY = 'vitrine-seen-names';
const MAX = 6;

/** Names that this browser has stored; it may hold anything. */
function cachedNames(): ReadonlyMap<string, string> {
  const stored = readJson(browserStorage, KEY);
  if (typeof stored !== 'object' || stored === null) return new Map();
  return new Map(Object.entries(stored).filter(([, name]) => typeof name === 'string'));
}

/** The products that were looked at last, newest first, by the names that they were shown under. */
function recentlySeen(queryClient: QueryClient): SeenProduct[] {
  const matches = queryClient.getQueriesData<ProductMatch>({ queryKey: ['product'] });
  const shown = matches.flatMap(([, match]): [string, string][] =>
    match?.product === undefined ? [] : [[match.product.productId, match.product.name]],
  );
  const names = new Map([...cachedNames(), ...shown]);
  const products = seenProducts(browserStorage)
    .slice(0, MAX)
    .flatMap((productId) => {
      const name = names.get(productId);
      return name === undefined ? [] : [{ productId, name }];
    });
  const stored = products.map(({ productId, name }) => [productId, name]);
  writeJson(browserStorage, KEY, Object.fromEntries(stored));
  return products;
}

/** Where the worker looks (`public/offline-worker.js`). */
const CACHE = 'vitrine-offline';
const PAGE = '/offline';
/** What changes together is written once. */
const SETTLED_MS = 500;

type Keeper = {
  queryClient: QueryClient;
  router: Pick<AnyRouter, 'subscribe'>;
  i18n: I18n;
  locale: LocaleCode;
  brand: string;
};

function cartOf(cart: ShopperCart, locale: LocaleCode): OfflineCart {
  const { centAmount, currencyCode } = cart.totalPrice;
  return {
    lines: cart.lineItems.map(({ quantity, product: { name, sizeLabel } }) => ({
      ...{ name, size: sizeLabel.full, quantity },
    })),
    total: formatPrice(centAmount, currencyCode, locale),
  };
}

async function write({ queryClient, i18n, locale, brand }: Keeper): Promise<void> {
  const cart = queryClient.getQueryData(cartQuery.queryKey);
  // Not known yet: what was written last is nearer to the truth than an empty cart.
  if (cart === undefined) return;
  const words = {
    brand,
    title: i18n._(msg`You are offline`),
    text: i18n._(msg`This page needs a connection. Please check yours and try again.`),
    again: i18n._(msg`Try again`),
    cart: i18n._(msg`Your cart, as you left it`),
    total: i18n._(msg`Total`),
    seen: i18n._(msg`Recently viewed`),
  };
  const answer = await offlineAnswer({
    language: languageTag(locale),
    words,
    cart: cart === null ? null : cartOf(cart, locale),
    seen: recentlySeen(queryClient),
  });
  await (await caches.open(CACHE)).put(PAGE, answer);
}

/** Lets browsers offer the shop as an app, in the shop that is open. */
function nameManifest(locale: LocaleCode): void {
  const href = `/manifest.webmanifest?locale=${locale}`;
  const known = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (known?.getAttribute('href') === href) return;
  known?.remove();
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }));
}

/**
 * Updates the offline page in this browser until the returned function is called. A browser without
 * workers or storage has its own page.
 */
function updateOfflinePage(keeper: Keeper): () => void {
  nameManifest(keeper.locale);
  if (!('serviceWorker' in navigator) || !('caches' in window)) return () => undefined;
  void navigator.serviceWorker.register('/offline-worker.js').catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void write(keeper).catch(() => undefined), SETTLED_MS);
  };
  settle();
  // Each page may be a product to remember.
  const stopPages = keeper.router.subscribe('onResolved', settle);
  const stopCart = keeper.queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === cartQuery.queryKey[0]) settle();
  });
  return () => {
    clearTimeout(timer);
    stopPages();
    stopCart();
  };
}

/** Updates what can be read without a network. */
export function OfflinePageUpdater() {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { brandName: brand } = useShop();
  const locale = useLocale();
  useEffect(
    () => updateOfflinePage({ queryClient, router, i18n, locale, brand }),
    [queryClient, router, i18n, locale, brand],
  );
  return null;
}
