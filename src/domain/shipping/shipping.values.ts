/** LM store, NO home, PR pickup, EX express, VI dematerialised, LO locker, HSP. */
export const SHIPPING_METHOD_KEYS = ['LM', 'NO', 'PR', 'EX', 'VI', 'LO', 'HSP'] as const;
export type ShippingMethodKey = (typeof SHIPPING_METHOD_KEYS)[number];

export const DELIVERY_MODES = ['store', 'pickup', 'locker'] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** Modes whose places are no stores of ours. */
export const POINT_MODES = ['pickup', 'locker'] as const satisfies readonly DeliveryMode[];
export type PointMode = (typeof POINT_MODES)[number];
