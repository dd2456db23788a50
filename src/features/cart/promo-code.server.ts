import * as calls from '#src/domain/cart/cart.calls.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import type { ShopperCommerce } from '#src/session/commerce.server.ts';
import { changeCart, onCart } from './cart.server.ts';

type CodeChange = { code: string; version: number };

/** Applies a code; one that meets a product out of stock is refused by that name (§4, A-059). */
export async function applyPromoCode(
  commerce: ShopperCommerce,
  { code, version }: CodeChange,
): Promise<ShopperCart> {
  await countAttempt('promo code', commerce.caller);
  const cart = await changeCart(commerce, version, (at) =>
    commerce.ask(calls.addPromoCode, onCart(at, { promoCode: code })),
  );
  const entry = cart.discountCode.find((item) => item.code === code);
  if (entry !== undefined && entry.productOutOfStock.length > 0) {
    throw new CommerceError('PRODUCT_OUT_OF_STOCK', 'promo-code');
  }
  return cart;
}

export function withdrawPromoCode(
  commerce: ShopperCommerce,
  { code, version }: CodeChange,
): Promise<ShopperCart> {
  return changeCart(commerce, version, (at) =>
    commerce.ask(calls.removePromoCode, onCart(at, { promoCode: code })),
  );
}
