import { goodsTotal, type ShopperCart } from '#src/domain/cart/cart.ts';
import type { ShippingMethod } from './shipping.schema.ts';
import { isShipped, startingMethod } from './shipping.ts';
import type { ShippingMethodKey } from './shipping.values.ts';

/** What is asked for an amount: the price of the last step that it is above, of steps in their order. */
export const steppedPrice = (
  price: number,
  steps: readonly { above: number; price: number }[],
  amount: number,
): number => steps.filter(({ above }) => amount > above).at(-1)?.price ?? price;

/** What goods cost before reductions, in cents, and whether these took all of it off. */
export type DeliveredGoods = {
  centAmount: number;
  arePaidFor: boolean;
  /** What a promotion sends them by for nothing. */
  freeMethods?: readonly ShippingMethodKey[] | undefined;
};

/**
 * What a delivery costs, in cents, and for how many cents more of goods it costs nothing: 0 where it
 * costs nothing now, null where no goods make it free.
 */
export type DeliveryCost = { centAmount: number; missing: number | null };

/**
 * What a method costs for goods: nothing strictly above its threshold (§4, A-069), and nothing for
 * goods that codes have paid for, or where a promotion says so. Gift cards, loyalty cards and donations are no goods, and
 * no code takes a free delivery away (decision 085).
 */
export function deliveryCost(
  {
    key,
    shippingRate: { price, freeAbove, sums = [] },
  }: Pick<ShippingMethod, 'key' | 'shippingRate'>,
  goods: DeliveredGoods,
): DeliveryCost {
  const isFree =
    price.centAmount === 0 ||
    goods.arePaidFor ||
    goods.freeMethods?.includes(key) === true ||
    (freeAbove !== null && goods.centAmount > freeAbove.centAmount);
  if (isFree) return { centAmount: 0, missing: 0 };
  const missing = freeAbove && freeAbove.centAmount + 1 - goods.centAmount;
  return { centAmount: steppedPrice(price.centAmount, sums, goods.centAmount), missing };
}

/** What a shop is asked about goods that nobody has reduced: one item of a feed, a quote. */
export const goodsFor = (centAmount: number): DeliveredGoods => ({ centAmount, arePaidFor: false });

type Sent = Pick<ShopperCart, 'lineItems' | 'discounts' | 'freeDelivery'>;

/** The goods of a cart. */
export function goodsOf({ lineItems, discounts, freeDelivery }: Sent): DeliveredGoods {
  const centAmount = lineItems.reduce((sum, line) => sum + line.totalPrice.centAmount, 0);
  const off = discounts.reduce((sum, discount) => sum + discount.centAmount, 0);
  const arePaidFor = centAmount > 0 && off >= centAmount;
  return { centAmount, arePaidFor, freeMethods: freeDelivery };
}

/**
 * What is said of the delivery of a cart: of the method that it is sent by, and until one is chosen
 * of the one that shoppers start with; null where nothing is known of it.
 */
export function deliveryOf(
  cart: Sent & Pick<ShopperCart, 'shippingInfo'>,
  methods: readonly ShippingMethod[],
): DeliveryCost | null {
  const { shippingInfo } = cart;
  // What was offered before the cart's first item, or after its last, is another kind of delivery.
  const offered = methods.filter(({ key }) => (key === 'VI') !== isShipped(cart));
  const method =
    shippingInfo === null
      ? startingMethod(offered)
      : offered.find(({ key }) => key === shippingInfo.shippingMethodKey);
  const cost = method === undefined ? null : deliveryCost(method, goodsOf(cart));
  if (shippingInfo === null || cost?.centAmount === shippingInfo.price) return cost;
  // Of another country than the shop's, whose methods these are.
  return { centAmount: shippingInfo.price, missing: shippingInfo.price === 0 ? 0 : null };
}

/** The way of delivery that costs a cart less than every other; null where two cost as little. */
export function lowestPriced(
  cart: ShopperCart,
  methods: readonly ShippingMethod[],
): ShippingMethod | null {
  const goods = goodsOf(cart);
  const cents = (method: ShippingMethod) => deliveryCost(method, goods).centAmount;
  const lowest = Math.min(...methods.map(cents));
  const [first, ...others] = methods.filter((method) => cents(method) === lowest);
  return first !== undefined && methods.length > 1 && others.length === 0 ? first : null;
}

/** The cart with a way of delivery that is chosen and not saved yet: its price, and the new total. */
export function withShipping(cart: ShopperCart, method: ShippingMethod | null): ShopperCart {
  if (method === null) return cart;
  const { centAmount: price } = deliveryCost(method, goodsOf(cart));
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
