import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { type LocaleCode, languageTag } from '#src/domain/shop/locales.ts';
import { cartQuery } from '#src/features/cart/cart.queries.ts';
import { formatPrice } from '#src/i18n/prices.ts';
import { type OfflineCart, offlineAnswer } from './offline-page.ts';
import { seenPieces } from './seen-pieces.ts';

/** Where the worker looks (`public/offline-worker.js`). */
const CACHE = 'vitrine-offline';
const PAGE = '/offline';
/** What changes together is written once. */
const SETTLED_MS = 500;

export type Keeper = {
  queryClient: QueryClient;
  router: Pick<AnyRouter, 'subscribe'>;
  i18n: I18n;
  locale: LocaleCode;
  brand: string;
};

function cartOf(cart: ShopperCart, locale: LocaleCode): OfflineCart {
  const { centAmount, currencyCode } = cart.totalPrice;
  return {
    lines: cart.lineItems.map(({ quantity, product: { name, size } }) => ({
      ...{ name, size, quantity },
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
    seen: seenPieces(queryClient),
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
 * Keeps the page for when there is no network up to date, in this browser alone, until what it
 * answers is called. A browser without workers or storage has its own page.
 */
export function keepOffline(keeper: Keeper): () => void {
  nameManifest(keeper.locale);
  if (!('serviceWorker' in navigator) || !('caches' in window)) return () => undefined;
  void navigator.serviceWorker.register('/offline-worker.js').catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void write(keeper).catch(() => undefined), SETTLED_MS);
  };
  settle();
  // Each page may be a piece to remember.
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
