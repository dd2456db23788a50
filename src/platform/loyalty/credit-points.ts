import type { LoyaltyMovementKind } from '#src/domain/loyalty/loyalty.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { loyaltyMovements } from './tables.ts';

type Earned = {
  customerId: string;
  orderNumber: string;
  loyaltyPointsEarned: number;
  loyaltyBonusPointsEarned: number;
};

/** Books what an order has earned, in the transaction that makes the order stand; once an order. */
export async function creditPoints(tx: Transaction, earned: Earned, movedAt: Date): Promise<void> {
  const { customerId, orderNumber } = earned;
  const move = (kind: LoyaltyMovementKind, points: number) =>
    points === 0
      ? []
      : [{ customerId, id: `${orderNumber}-${kind}`, movedAt, kind, points, orderNumber }];
  const movements = [
    ...move('purchase', earned.loyaltyPointsEarned),
    ...move('bonus', earned.loyaltyBonusPointsEarned),
  ];
  if (movements.length > 0) {
    await tx.insert(loyaltyMovements).values(movements).onConflictDoNothing();
  }
}

type Returned = { customerId: string; orderNumber: string; returnId: string; points: number };

/** Takes the points back that returned items had earned; once a return. */
export async function takePointsBack(
  tx: Transaction,
  { customerId, orderNumber, returnId, points }: Returned,
  movedAt: Date,
): Promise<void> {
  if (points === 0) return;
  await tx
    .insert(loyaltyMovements)
    .values({
      ...{ customerId, orderNumber, movedAt },
      id: `${returnId}-return`,
      kind: 'return',
      points: -points,
    })
    .onConflictDoNothing();
}
