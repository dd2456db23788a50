/** Why stores are asked for. */
export const STORE_CONTEXTS = ['delivery', 'eresa', 'account', 'product'] as const;
export type StoreContext = (typeof STORE_CONTEXTS)[number];
