import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import type { ShippingMethod } from './shipping.schema.ts';
import type { DeliveryMode, ShippingMethodKey } from './shipping.values.ts';

/** Shipping methods and delivery modes (specification §3, §4, §6). */

const MODE_OF_METHOD: Partial<Record<ShippingMethodKey, DeliveryMode>> = {
  LM: 'store',
  PR: 'pickup',
  LO: 'locker',
};

/** The place a parcel waits at, or undefined when it comes to the door. */
export function deliveryMode(key: ShippingMethodKey): DeliveryMode | undefined {
  return MODE_OF_METHOD[key];
}

export function cheapestMethod(methods: readonly ShippingMethod[]): ShippingMethod | undefined {
  return methods.reduce<ShippingMethod | undefined>(
    (best, method) =>
      best === undefined ||
      method.shippingRate.price.centAmount < best.shippingRate.price.centAmount
        ? method
        : best,
    undefined,
  );
}

/** What a shopper is asked for with a method: an address, a place to collect at, a receiver, nothing. */
export type DeliveryQuestion = 'address' | 'place' | 'receiver' | 'nothing';

const QUESTIONS: Record<ShippingMethodKey, DeliveryQuestion> = {
  NO: 'address',
  EX: 'address',
  LM: 'place',
  PR: 'place',
  LO: 'place',
  HSP: 'receiver',
  VI: 'nothing',
};

export function deliveryQuestion(key: ShippingMethodKey): DeliveryQuestion {
  return QUESTIONS[key];
}

/**
 * The method that a shopper starts with: the cheapest that brings the order to them, since a place
 * or a receiver is for them to choose (decision 037).
 */
export function startingMethod(methods: readonly ShippingMethod[]): ShippingMethod | undefined {
  const brought = methods.filter(({ key }) => ['address', 'nothing'].includes(QUESTIONS[key]));
  return cheapestMethod(brought) ?? cheapestMethod(methods);
}

/** Goods that are never shipped (specification §6, §9). */

type Line = Pick<ShopperCart['lineItems'][number], 'segmentationId'>;

const isParcel = ({ segmentationId }: Line) => segmentationId !== DEMATERIALISED_SEGMENTATION;

/** Whether anything of a cart goes in a parcel; without a line there are gift cards, or a loyalty card. */
export const isShipped = ({ lineItems }: { lineItems: readonly Line[] }): boolean =>
  lineItems.some(isParcel);

/** Whether the dematerialised method may be offered (§6; necessary, not sufficient: A-068). */
export function mayShipDematerialised(
  cart: Pick<ShopperCart, 'lineItems' | 'giftCards' | 'loyaltyCard'>,
): boolean {
  const { lineItems, giftCards, loyaltyCard } = cart;
  if (giftCards.length > 0) return true;
  if (lineItems.length === 0) return loyaltyCard !== null;
  return !isShipped({ lineItems });
}
