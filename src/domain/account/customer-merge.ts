/** Two accounts of one person that become one (the survivor), by the staff. */

export const MERGE_OBSTACLES = [
  'same',
  'guest',
  'erased',
  'blocked',
  'paying',
  'reserved-twice',
] as const;
export type MergeObstacle = (typeof MERGE_OBSTACLES)[number];

type Side = {
  id: string;
  isGuest: boolean;
  isDeleted: boolean;
  isBlocked: boolean;
  isPaying: boolean;
};

/**
 * What keeps two accounts from being merged: a guest ends, so that none survives; an erased one is nobody's, a block would get lost, a payment
 * under way belongs to a cart, and a store has laid two of one item aside.
 */
export function mergeObstacles(
  survivor: Side,
  other: Side,
  { isReservedTwice }: { isReservedTwice: boolean },
): MergeObstacle[] {
  if (survivor.id === other.id) return ['same'];
  return [
    ...(survivor.isGuest ? (['guest'] as const) : []),
    ...(survivor.isDeleted || other.isDeleted ? (['erased'] as const) : []),
    ...(survivor.isBlocked || other.isBlocked ? (['blocked'] as const) : []),
    ...(other.isPaying ? (['paying'] as const) : []),
    ...(isReservedTwice ? (['reserved-twice'] as const) : []),
  ];
}

type Card = {
  loyaltyNumber: string | null;
  loyaltyType: 'FID' | 'HSP' | null;
  loyaltyCreatedAt: Date | null;
};

/** The card that stays: one that collects points before one that does not, the survivor's first. */
export function cardThatStays(survivor: Card, other: Card): Card {
  const { loyaltyNumber, loyaltyType, loyaltyCreatedAt } =
    [survivor, other].find((one) => one.loyaltyType === 'FID') ??
    [survivor, other].find((one) => one.loyaltyType !== null) ??
    survivor;
  return { loyaltyNumber, loyaltyType, loyaltyCreatedAt };
}
