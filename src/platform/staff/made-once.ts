import { eq } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { staffWrites } from './tables.ts';

/** What a form's write was about, where it was made before. */
export async function findMade(tx: Transaction, changeId: string): Promise<string | null> {
  const [before] = await tx.select().from(staffWrites).where(eq(staffWrites.changeId, changeId));
  return before?.subjectId ?? null;
}

/** True when a form's write was made before; throws IDEMPOTENCY_KEY_REUSED for another subject's. */
export async function isMade(
  tx: Transaction,
  change: { changeId: string; subjectKind: string; subjectId: string },
  now: Date,
): Promise<boolean> {
  const { changeId, subjectKind, subjectId } = change;
  const made = await tx
    .insert(staffWrites)
    .values({ ...change, madeAt: now })
    .onConflictDoNothing()
    .returning({ changeId: staffWrites.changeId });
  if (made.length > 0) return false;
  const [before] = await tx.select().from(staffWrites).where(eq(staffWrites.changeId, changeId));
  if (before?.subjectKind !== subjectKind || before.subjectId !== subjectId) {
    throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  }
  return true;
}
