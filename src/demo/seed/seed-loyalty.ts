import type { LoyaltyMovementKind } from '#src/domain/loyalty/loyalty.ts';
import type { Transaction } from '#src/platform/kernel/database/database.ts';
import { loyaltyMovements } from '#src/platform/loyalty/tables.ts';

/** Kind and points of what U1 bought, gave back and cashed in, a month apart, the oldest first. */
const MOVEMENTS: readonly [LoyaltyMovementKind, number][] = [
  ['bonus', 50],
  ['purchase', 30],
  ['purchase', 46],
  ['purchase', 60],
  ['reward', -150],
  ['purchase', 25],
  ['purchase', 80],
  ['return', -30],
  ['bonus', 50],
  ['purchase', 42],
  ['purchase', 18],
  ['reward', -150],
  ['purchase', 65],
  ['purchase', 33],
  ['bonus', 20],
  ['purchase', 54],
  ['return', -18],
  ['purchase', 90],
  ['reward', -150],
  ['purchase', 47],
  ['purchase', 39],
  ['bonus', 50],
  ['purchase', 23],
];
const FIRST_MONTH = Date.UTC(2022, 2, 12, 10, 15);

/** The loyalty account of U1. Part of the seed's transaction. */
export async function seedLoyalty(tx: Transaction): Promise<void> {
  await tx.insert(loyaltyMovements).values(
    MOVEMENTS.map(([kind, points], at) => {
      const movedAt = new Date(FIRST_MONTH);
      movedAt.setUTCMonth(movedAt.getUTCMonth() + at);
      return {
        ...{ customerId: 'U1', kind, points, movedAt },
        id: `U1-${String(at + 1).padStart(3, '0')}`,
        orderNumber: null,
      };
    }),
  );
}
