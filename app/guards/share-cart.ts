import { redirect } from '@tanstack/react-router';
import { HTTP_STATUS } from '#src/domain/http-status.ts';
import { copySharedCart } from '#src/features/cart/cart.functions.ts';
import type { Guard } from './guard.ts';

/**
 * `/cart?share={cartId}` copies the lines of another cart, once, and goes on to the clean address
 * . A prefetch passes untouched.
 */
export const shareCart: Guard = async ({ locale, search, isPreload }) => {
  if (typeof search.share !== 'string' || isPreload) return;
  const copy = await copySharedCart({ data: { cartId: search.share } }).catch(
    () => 'ignored' as const,
  );
  const notice = copy === 'ignored' ? {} : ({ notice: copy } as const);
  throw redirect({
    statusCode: HTTP_STATUS.FOUND,
    to: '/$locale/cart',
    params: { locale },
    search: notice,
  });
};
