import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { getDomain, isLocaleCode } from '#src/domain/locales.ts';
import { resendPress } from '#src/features/cart/resend-press.ts';
import { tellFailure } from '#src/features/shop/tell-failure.ts';
import { forget, readUnfinished, type Unfinished } from '#src/features/shop/unfinished.ts';
import { setAlert } from '#src/features/stock-alerts/stock-alerts.functions.ts';
import { alertSkusQuery } from '#src/features/stock-alerts/stock-alerts.queries.ts';
import { addToWishlist } from '#src/features/wishlist/wishlist.functions.ts';
import { wishlistIdsQuery } from '#src/features/wishlist/wishlist.queries.ts';
import { showShopToast } from '#src/ui/toasts.tsx';

type Shopper = { queryClient: QueryClient; i18n: I18n; isLoggedIn: boolean };

/** How long something may wait, in ms: a tab that is opened again days later starts anew. */
const WAITS_FOR = { add: 10 * 60_000, wish: 30 * 60_000, alert: 30 * 60_000 } as const;

function countryOf(prefix: string): string | null {
  return isLocaleCode(prefix) ? getDomain(prefix).iso2 : null;
}

/** What is still meant: of this shop, of an earlier page, and not for too long. */
export function stillMeant(
  all: readonly Unfinished[],
  page: { prefix: string; openedAt: number; now: number },
): Unfinished[] {
  return all.filter(
    ({ kind, prefix, at, isTold }) =>
      isTold !== true &&
      at < page.openedAt &&
      page.now - at < WAITS_FOR[kind] &&
      countryOf(prefix) !== null &&
      countryOf(prefix) === countryOf(page.prefix),
  );
}

async function finish(entry: Unfinished, { queryClient, i18n, isLoggedIn }: Shopper) {
  if (entry.kind === 'add') return resendPress(queryClient, entry);
  // It waits for a sign-in; whoever comes back as a guest may still sign in later.
  if (!isLoggedIn) return;
  forget(window.sessionStorage, entry.id);
  const { productId, optionId } = entry;
  if (entry.kind === 'wish') {
    const ids = await addToWishlist({ data: { productId, optionId } });
    queryClient.setQueryData(wishlistIdsQuery.queryKey, ids);
    showShopToast(i18n._(msg`Saved to your wishlist.`));
  } else {
    const skus = await setAlert({ data: { sku: entry.sku, productId, optionId } });
    queryClient.setQueryData(alertSkusQuery.queryKey, skus);
    showShopToast(i18n._(msg`We will write to you when this size is back.`));
  }
}

let isTakenUp = false;

/** Does what an earlier page left undone: each thing once, in the order in which it was pressed. */
export async function takeUp(shopper: Shopper): Promise<void> {
  if (isTakenUp) return;
  isTakenUp = true;
  const [, prefix = ''] = window.location.pathname.split('/');
  const page = { prefix, openedAt: performance.timeOrigin, now: Date.now() };
  for (const entry of stillMeant(readUnfinished(window.sessionStorage), page)) {
    await finish(entry, shopper).catch((error: unknown) => tellFailure(shopper.i18n, error));
  }
}
