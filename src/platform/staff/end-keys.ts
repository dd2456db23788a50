import { and, count, eq, inArray } from 'drizzle-orm';
import {
  inTransaction,
  type Queryable,
  type Transaction,
} from '#src/platform/kernel/database/database.ts';
import type { StaffCaller } from '#src/platform/kernel/http/platform-env.ts';
import { audit } from './audit.ts';
import { isWorking, lockKey } from './keys.ts';
import type { StaffDeps } from './staff-deps.ts';
import { staffKeys } from './tables.ts';

export function endKey({ database, now }: StaffDeps, caller: StaffCaller, keyId: string) {
  return inTransaction(database, async (tx) => {
    const { name } = await lockKey(tx, caller, keyId, now());
    await endWithChildren(tx, caller, [{ keyId, name }], now());
  });
}

type Ended = Pick<typeof staffKeys.$inferSelect, 'keyId' | 'name'>;

/** Ends keys, and whatever keys they made, at any depth; the log has an entry for each. */
async function endWithChildren(
  tx: Transaction,
  caller: StaffCaller,
  keys: readonly Ended[],
  now: Date,
): Promise<void> {
  if (keys.length === 0) return;
  const ids = keys.map(({ keyId }) => keyId);
  await tx.update(staffKeys).set({ endedAt: now }).where(inArray(staffKeys.keyId, ids));
  for (const { keyId, name } of keys) {
    const subject = { kind: 'key', id: keyId };
    await audit(tx, caller, now, { action: 'key.end', subject, shop: null, before: { name } });
  }
  const children = await tx
    .select({ keyId: staffKeys.keyId, name: staffKeys.name })
    .from(staffKeys)
    .where(and(inArray(staffKeys.parentId, ids), isWorking(now)))
    .for('update');
  await endWithChildren(tx, caller, children, now);
}

/** How many keys work that each of some members made, themselves or by a key of theirs. */
export async function countKeysOf(
  db: Queryable,
  memberIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string | null, number>> {
  if (memberIds.length === 0) return new Map();
  const { makerId } = staffKeys;
  const rows = await db
    .select({ makerId, keys: count() })
    .from(staffKeys)
    .where(and(inArray(makerId, [...memberIds]), isWorking(now)))
    .groupBy(makerId);
  return new Map(rows.map((row) => [row.makerId, row.keys]));
}

/** Ends the keys that work of a member who is removed. */
export async function endKeysOf(
  tx: Transaction,
  caller: StaffCaller,
  memberId: string,
  now: Date,
): Promise<void> {
  const keys = await tx
    .select({ keyId: staffKeys.keyId, name: staffKeys.name })
    .from(staffKeys)
    .where(and(eq(staffKeys.makerId, memberId), isWorking(now)))
    .for('update');
  await endWithChildren(tx, caller, keys, now);
}
