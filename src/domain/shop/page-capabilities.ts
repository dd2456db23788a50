import type { ServedPart } from '#src/domain/wire/capabilities.schema.ts';

/** Pages of what a customer signs in with: they show what is served of it. */
const WAYS_IN = ['credentials', 'passkeys', 'connectedProviders', 'devices'] as const;

/**
 * Pages that take more of a platform than what all serve, by what follows the locale in their route. One of
 * several is enough. Every other page is of the core (app/guards/served-pages.test.ts). Steps of a checkout
 * that the platform has itself are not among these: they lead there (app/guards/hosted-checkout.ts).
 */
export const PAGES_BEYOND_CORE: ReadonlyMap<string, readonly ServedPart[]> = new Map<
  string,
  readonly ServedPart[]
>([
  ['/$storySlug', ['content']],
  ['/{$kind}Page/$name/$id', ['content']],
  ['/$help/{-$page}', ['content']],
  ['/legal/$page', ['content']],
  ['/stores/{-$storeId}', ['stores']],
  ['/gift-card', ['giftCards']],
  ['/guest', ['guests']],
  ['/order-tracking', ['tracking']],
  ['/payment-link', ['paymentLinks']],
  ['/withdrawal', ['withdrawal']],
  ['/newsletter/subscription', ['newsletter']],
  ['/newsletter/confirmation', ['newsletter']],
  ['/unsubscribe/', ['newsletter']],
  ['/unsubscribe/confirmation', ['newsletter']],
  ['/wishlist/$shareId', ['wishlist']],
  ['/checkout/confirmation', ['checkout']],
  ['/order-confirmation', ['checkout']],
  ['/order-{$provider}-check', ['checkout']],
  ['/account/advantages', ['loyalty']],
  ['/account/alerts', ['alerts']],
  ['/account/change-password', WAYS_IN],
  ['/account/delete', ['personalData']],
  ['/account/downloads', ['downloads']],
  ['/account/loyalty/', ['loyalty']],
  ['/account/loyalty/history', ['loyalty']],
  ['/account/reservations', ['reservations']],
  ['/account/settings/bank-details', ['bankDetails']],
  ['/account/settings/email', ['credentials']],
  ['/account/store', ['stores']],
  ['/account/subscriptions', ['newsletter']],
  ['/account/wishlist', ['wishlist']],
]);

/** Whether a shop that lacks these has a page; `path` is that of its route, without the locale. */
export function isPageServed(path: string, lacks: readonly ServedPart[]): boolean {
  const ways = PAGES_BEYOND_CORE.get(path) ?? PAGES_BEYOND_CORE.get(`${path}/`);
  return ways === undefined || ways.some((name) => !lacks.includes(name));
}
