/** Why stores are asked for. */
export const STORE_CONTEXTS = ['delivery', 'eresa', 'account', 'product'] as const;
export type StoreContext = (typeof STORE_CONTEXTS)[number];

/** What a store does for shoppers beside selling, in the order of its page. */
export const STORE_SERVICES = [
  ...(['collect', 'returns', 'alterations', 'repairs', 'gift-wrap'] as const),
  ...(['styling', 'recycling', 'step-free'] as const),
] as const;
export type StoreService = (typeof STORE_SERVICES)[number];
