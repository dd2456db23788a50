import { useQuery } from '@tanstack/react-query';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { type DeliveryCost, deliveryOf } from '#src/domain/shipping/delivery-cost.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import { isShipped } from '#src/domain/shipping/shipping.ts';
import { shippingOffersQuery } from './cart.functions.ts';

/** The ways to deliver a cart within the shop's country; none until they are known. */
export function useShippingOffers(cart: ShopperCart): readonly ShippingMethod[] {
  // Until the first add has its answer, the cart is this page's alone.
  const asked = { ...shippingOffersQuery(isShipped(cart)), enabled: cart.version > 0 };
  return useQuery(asked).data ?? [];
}

/** What is said of the delivery of a cart; null while nothing is known of it. */
export function useDelivery(cart: ShopperCart): DeliveryCost | null {
  return deliveryOf(cart, useShippingOffers(cart));
}
