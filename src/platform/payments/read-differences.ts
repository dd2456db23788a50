import { asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../kernel/database/database.ts';
import { payments, settlementDifferences, settlements } from './tables.ts';

const SHOWN = 200;
const SHOWN_SETTLEMENTS = 20;

/**
 * Where settlements and payments of some stores differ, and which settlements were read last; what is
 * not known here is told to those who have all stores.
 */
export async function readDifferences(
  db: Queryable,
  { stores, hasAll }: { stores: readonly string[]; hasAll: boolean },
) {
  const isTheirs = inArray(payments.storeId, [...stores]);
  const differences = await db
    .select({ difference: settlementDifferences, orderNumber: payments.orderNumber })
    .from(settlementDifferences)
    .leftJoin(payments, eq(payments.reference, settlementDifferences.reference))
    .where(hasAll ? or(isTheirs, isNull(payments.storeId)) : isTheirs)
    .orderBy(asc(settlementDifferences.problem), asc(settlementDifferences.transferId))
    .limit(SHOWN);
  const read = await db
    .select()
    .from(settlements)
    .orderBy(desc(settlements.readAt), desc(settlements.settlementId))
    .limit(SHOWN_SETTLEMENTS);
  return { differences, settlements: read };
}
