/** An offer that a loyalty member may choose in the cart (specification §7). */
export type AvailableOffer = {
  id: string;
  label: string;
  /** Goods that a cart must come to, in cents; 0 for any. */
  minimumCentAmount: number;
  /** Instant, ISO 8601 UTC; null: until further notice. */
  expiresAt: string | null;
};
