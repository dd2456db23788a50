import { goodsTotal, type ShopperCart, totalBeforeCodes } from '#src/domain/cart/cart.ts';
import type { ShippingMethod } from './shipping.schema.ts';
import { shippingPrice } from './shipping.ts';

/**
 * What a delivery costs for a cart, in cents. Goods that a code has paid for travel free, too:
 * nothing is left to pay.
 */
export function deliveryPrice(cart: ShopperCart, method: ShippingMethod): number {
  const isPaidFor =
    goodsTotal(cart) === 0 && cart.discounts.some(({ centAmount }) => centAmount > 0);
  return isPaidFor ? 0 : shippingPrice(method, totalBeforeCodes(cart));
}

/** The way of delivery that costs a cart less than every other; null where two cost as little. */
export function lowestPriced(
  cart: ShopperCart,
  methods: readonly ShippingMethod[],
): ShippingMethod | null {
  const lowest = Math.min(...methods.map((method) => deliveryPrice(cart, method)));
  const [first, ...others] = methods.filter((method) => deliveryPrice(cart, method) === lowest);
  return first !== undefined && methods.length > 1 && others.length === 0 ? first : null;
}

/** The cart with a way of delivery that is chosen and not saved yet: its price, and the new total. */
export function withShipping(cart: ShopperCart, method: ShippingMethod | null): ShopperCart {
  if (method === null) return cart;
  const price = deliveryPrice(cart, method);
  const { currencyCode } = cart.totalPrice;
  return {
    ...cart,
    shippingInfo: {
      shippingMethodKey: method.key,
      price,
      name: method.name,
      promise: method.promise && { from: method.promise.from, to: method.promise.to },
    },
    totalPrice: { centAmount: goodsTotal(cart) + price, currencyCode },
  };
}
