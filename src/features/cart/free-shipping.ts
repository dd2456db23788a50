import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';

/** How far a cart is from free delivery; amounts in cents. */
export type FreeShipping = { threshold: number; missing: number };

/**
 * The progress towards the lowest threshold of free delivery. Free means strictly above,
 * so what is missing includes one cent more. Null when no delivery becomes free.
 */
export function freeShipping(
  methods: readonly ShippingMethod[],
  goodsCents: number,
): FreeShipping | null {
  const thresholds = methods.flatMap(
    ({ shippingRate }) => shippingRate.freeAbove?.centAmount ?? [],
  );
  if (thresholds.length === 0) return null;
  const threshold = Math.min(...thresholds);
  return { threshold, missing: Math.max(0, threshold - goodsCents + 1) };
}
