import type { Cart } from '#src/domain/cart/cart.schema.ts';
import type { Answer, Caller } from './platform-client.ts';
import { cartOf } from './shopping.ts';

/** What tests put into a cart beside lines. */

export const GIFT_CARD = {
  amount: 5_000,
  recipientName: 'Camille Durand',
  recipientEmail: 'camille@vitrine.example',
  message: 'Happy birthday!',
  senderName: 'Lou Martin',
  sendOn: null,
  design: 'ribbon',
} as const;

/** A change of a cart at the version that it has, as it is answered. */
export function asked(
  caller: Caller,
  { id, version }: Cart,
  change: { method: string; path: string; body?: unknown; headers?: Record<string, string> },
): Promise<Answer> {
  const { method, path, ...rest } = change;
  return caller.call(method, path.replace('{id}', id), { query: { version }, ...rest });
}

export const giftCard = (more: Partial<typeof GIFT_CARD> | object = {}) => ({
  method: 'POST',
  path: '/carts/{id}/gift-card',
  body: { ...GIFT_CARD, ...more },
});
export const noGiftCard = (giftCardId: string) => ({
  method: 'DELETE',
  path: `/carts-self/{id}/gift-cards/${giftCardId}`,
});
export const donation = (donationId: string, centAmount: number) => ({
  method: 'POST',
  path: '/carts/{id}/donation',
  body: { donationId, centAmount },
});
export const giftWrap = (message: string) => ({
  method: 'PUT',
  path: '/carts/{id}/gift-wrap',
  body: { message },
});
export const NO_GIFT_WRAP = { method: 'DELETE', path: '/carts/{id}/gift-wrap' };
export const LOYALTY_CARD = { method: 'POST', path: '/carts-self/{id}/loyalty-card' };
export const NO_LOYALTY_CARD = { method: 'DELETE', path: '/carts-self/{id}/loyalty-card' };
export const offers = (...loyaltyOfferIds: string[]) => ({
  method: 'PUT',
  path: '/carts-self/{id}/loyalty-offers',
  body: { loyaltyOfferIds },
});

/** A cart after changes made one after the other. */
export async function changed(
  caller: Caller,
  cart: Cart,
  ...changes: Parameters<typeof asked>[2][]
): Promise<Cart> {
  let now = cart;
  for (const change of changes) now = cartOf(await asked(caller, now, change));
  return now;
}
