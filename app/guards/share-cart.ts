import { redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { HTTP_STATUS } from '#src/domain/process/http-status.ts';
import { copySharedCart } from '#src/features/cart/cart-changes.functions.ts';
import { MAX_LEFT_NAMED } from '#src/features/cart/left-pieces.ts';
import { isNavigation } from '#src/session/fetch-metadata.server.ts';
import type { Guard } from './guard.ts';

/** Whether somebody opens the page: an image, a HEAD or a prefetch puts nothing in a cart (T02). */
const isOpened = createIsomorphicFn()
  .server(() => isNavigation(getRequest()))
  .client(() => true);

/**
 * `/cart?share={cartId}` copies the lines of another cart, once, and goes on to the clean address
 * . A prefetch passes untouched.
 */
export const shareCart: Guard = async ({ locale, search, isPreload }) => {
  if (typeof search.share !== 'string' || isPreload || !isOpened()) return;
  const { outcome, left } = await copySharedCart({ data: { cartId: search.share } }).catch(
    () => ({ outcome: 'ignored', left: [] }) as const,
  );
  // Skus, not names: nobody's words stand on our page because of an address.
  const leftOut = left.length === 0 ? {} : { left: left.slice(0, MAX_LEFT_NAMED).join('.') };
  const notice = outcome === 'ignored' ? {} : { notice: outcome, ...leftOut };
  throw redirect({
    statusCode: HTTP_STATUS.FOUND,
    to: '/$locale/cart',
    params: { locale },
    search: notice,
  });
};
