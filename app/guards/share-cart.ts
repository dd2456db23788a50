import { redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { FOUND } from '#src/domain/wire/http-status.ts';
import { copySharedCart } from '#src/features/cart/cart-changes.functions.ts';
import { MAX_LEFT_NAMED } from '#src/features/cart/left-out-items.ts';
import { isNavigation } from '#src/session/fetch-metadata.server.ts';
import type { Guard } from './guard.ts';

/** Whether the page is opened: an image, a HEAD or a prefetch puts nothing in a cart (T02). */
const isOpened = createIsomorphicFn()
  .server(() => isNavigation(getRequest()))
  .client(() => true);

/**
 * `/cart?share={cartId}` copies the lines of another cart, once, and goes on to the clean URL
 * . A prefetch passes untouched.
 */
export const shareCart: Guard = async ({ locale, search, isPreload }) => {
  if (search.share === undefined || isPreload || !isOpened()) return;
  const { outcome, left } = await copySharedCart({ data: { cartId: search.share } }).catch(
    () => ({ outcome: 'ignored', left: [] }) as const,
  );
  // Skus, not names: a URL must not put arbitrary words on our page.
  const leftOut = left.length === 0 ? {} : { left: left.slice(0, MAX_LEFT_NAMED).join('.') };
  const notice = outcome === 'ignored' ? {} : { notice: outcome, ...leftOut };
  throw redirect({
    statusCode: FOUND,
    to: '/$locale/cart',
    params: { locale },
    search: notice,
  });
};
