import type { CapabilityName, ServedPart } from '#src/domain/wire/capabilities.schema.ts';
import type { ShippingMethod } from './shipping.schema.ts';
import { deliveryMode } from './shipping.ts';
import type { DeliveryMode } from './shipping.values.ts';

const PLACES_OF = {
  store: 'stores',
  pickup: 'pickupPoints',
  locker: 'pickupPoints',
} as const satisfies Record<DeliveryMode, CapabilityName>;

function needOf({ key }: ShippingMethod): CapabilityName | null {
  if (key === 'HSP') return 'loyalty';
  const mode = deliveryMode(key);
  return mode === undefined ? null : PLACES_OF[mode];
}

/** The methods that can be chosen: places of the others are not served. */
export const servedMethods = (
  methods: readonly ShippingMethod[],
  served: ReadonlySet<ServedPart>,
): ShippingMethod[] =>
  methods.filter((method) => {
    const need = needOf(method);
    return need === null || served.has(need);
  });
