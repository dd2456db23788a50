import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import type { NewPromotion } from '#src/domain/promotion/promotion.schema.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { cartPromotionCodes, promotionCodes, promotionTerms } from './tables.ts';

/** Whether a promotion is planned or runs somewhere. */
async function isOpen(tx: Transaction, promotionId: string, now: Date): Promise<boolean> {
  const isIt = eq(promotionTerms.promotionId, promotionId);
  const ends = or(isNull(promotionTerms.endsAt), gt(promotionTerms.endsAt, now));
  return (await tx.$count(promotionTerms, and(isIt, isNull(promotionTerms.stoppedAt), ends))) > 0;
}

async function removeWord(tx: Transaction, code: string): Promise<void> {
  await tx.delete(cartPromotionCodes).where(eq(cartPromotionCodes.code, code));
  await tx.delete(promotionCodes).where(eq(promotionCodes.code, code));
}

/**
 * Writes the word of a promotion that is reached by one, in place of the one before. A word of a promotion
 * that is over goes to the new one. An offer keeps its word, or is called as its promotion is. Throws
 * PROMOTION_CODE_TAKEN.
 */
export async function writeWord(
  tx: Transaction,
  promotionId: string,
  { reach, code = null, isOffer = false }: Pick<NewPromotion, 'reach' | 'code' | 'isOffer'>,
  now: Date,
): Promise<void> {
  const isOwnWord = and(
    eq(promotionCodes.promotionId, promotionId),
    eq(promotionCodes.isSingle, false),
  );
  const [own] = await tx.select().from(promotionCodes).where(isOwnWord);
  const typed = isOffer ? (own?.code ?? promotionId) : code;
  const word = reach === 'code' ? typed : null;
  if (own?.code === word) return;
  if (own !== undefined) await removeWord(tx, own.code);
  if (word === null) return;
  const [other] = await tx
    .select()
    .from(promotionCodes)
    .where(eq(promotionCodes.code, word))
    .for('update');
  if (other !== undefined) {
    const isTaken = other.isSingle || (await isOpen(tx, other.promotionId, now));
    if (isTaken) throw new DomainError('PROMOTION_CODE_TAKEN');
    await removeWord(tx, word);
  }
  const made = await tx
    .insert(promotionCodes)
    .values({ code: word, promotionId, isSingle: false, changeId: promotionId, madeAt: now })
    .onConflictDoNothing()
    .returning({ code: promotionCodes.code });
  if (made.length === 0) throw new DomainError('PROMOTION_CODE_TAKEN');
}
