import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { ANONYMOUS, type ShopperIdentity } from '#src/domain/sign-in/session.ts';
import type { WishlistProduct } from '#src/domain/wishlist/wishlist.schema.ts';
import { showFailure } from '#src/features/failures/show-failure.ts';
import { START_UP_KEY } from '#src/features/shop/start-up-key.ts';
import { leaveToSignIn } from '#src/features/sign-in/leave-to-sign-in.ts';
import { browserStorage } from '#src/ui/browser-storage.ts';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { readGuestWishes, storeGuestWish } from './guest-wishes.ts';
import { wishlistIdsQuery, wishlistQuery } from './wishlist.functions.ts';
import { addToWishlist, dropFromWishlist } from './wishlist-changes.functions.ts';

type Page = { queryClient: QueryClient; i18n: I18n; locale: LocaleCode };

const { queryKey } = wishlistIdsQuery;

/**
 * A guest's heart is stored in the browser until a sign-in (decision 054). The first one leads there
 * immediately (WSH-06); a guest who comes back without is not asked again.
 */
function toggleAsGuest(
  { queryClient, i18n, locale }: Page,
  product: WishlistProduct,
  isWanted: boolean,
): void {
  const now = Date.now();
  const isFirst = readGuestWishes(browserStorage, now).length === 0;
  const { productId, optionId } = product;
  const wishes = storeGuestWish(browserStorage, { productId, optionId, isWanted }, now);
  queryClient.setQueryData(
    queryKey,
    wishes.map((wish) => wish.productId),
  );
  if (!isWanted) return;
  if (isFirst) leaveToSignIn(locale);
  else showShopToast(i18n._(msg`Kept on this device. Sign in to keep it for good.`));
}

/** Fills or empties a heart immediately; a failure undoes it and says so (WSH-04). */
async function toggleAsCustomer(
  { queryClient, i18n }: Page,
  { productId, optionId }: WishlistProduct,
  isWanted: boolean,
): Promise<void> {
  const before = queryClient.getQueryData(queryKey) ?? [];
  const others = before.filter((id) => id !== productId);
  queryClient.setQueryData(queryKey, isWanted ? [productId, ...others] : others);
  try {
    const ids = isWanted
      ? await addToWishlist({ data: { productId, optionId } })
      : await dropFromWishlist({ data: { productId } });
    queryClient.setQueryData(queryKey, ids);
    await queryClient.invalidateQueries({ queryKey: wishlistQuery.queryKey });
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    await showFailure(i18n, error);
  }
}

/** Fills or empties a heart, a customer's or a guest's. */
export async function toggleHeart(page: Page, product: WishlistProduct): Promise<void> {
  const { queryClient } = page;
  const isWanted = !(queryClient.getQueryData(queryKey) ?? []).includes(product.productId);
  const started = queryClient.getQueryData<{ identity: ShopperIdentity }>(START_UP_KEY);
  const { loggedIn } = started?.identity ?? ANONYMOUS;
  if (loggedIn) await toggleAsCustomer(page, product, isWanted);
  else toggleAsGuest(page, product, isWanted);
}
