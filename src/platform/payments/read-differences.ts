import { asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { payments, settlementDifferences, settlements } from './tables.ts';

const SHOWN = 200;
const SHOWN_SETTLEMENTS = 20;

/** Where settlements and payments differ, and which settlements were read last. */
export async function readDifferences(db: Queryable) {
  const differences = await db
    .select({ difference: settlementDifferences, orderNumber: payments.orderNumber })
    .from(settlementDifferences)
    .leftJoin(payments, eq(payments.reference, settlementDifferences.reference))
    .orderBy(asc(settlementDifferences.problem), asc(settlementDifferences.transferId))
    .limit(SHOWN);
  const read = await db
    .select()
    .from(settlements)
    .orderBy(desc(settlements.readAt), desc(settlements.settlementId))
    .limit(SHOWN_SETTLEMENTS);
  return { differences, settlements: read };
}

export type Differences = Awaited<ReturnType<typeof readDifferences>>;
