import { eq, sql } from 'drizzle-orm';
import { type Database, inTransaction } from './database/database.ts';
import { keptNumber } from './gift-cards/card-number.ts';
import { giftCards } from './gift-cards/tables.ts';
import { wishlistShares } from './knowledges/tables.ts';
import { keptShareId } from './knowledges/wishlist-share-store.ts';
import { orderWithdrawals } from './orders/tables.ts';
import type { Sealing } from './sealing/sealing.ts';

/**
 * Digests and seals what an older version kept in clear: numbers of gift cards, with what refers to
 * them, and links of shared wishlists. Does nothing where nothing is in clear (decision 083).
 */
export async function sealOldRows(database: Database, sealing: Sealing): Promise<void> {
  await inTransaction(database, async (tx) => {
    const cards = await tx
      .select({ number: giftCards.cardId })
      .from(giftCards)
      .where(eq(giftCards.shownNumber, ''))
      .for('update');
    for (const { number } of cards) {
      const kept = keptNumber(sealing, number);
      // Plans and uses follow by their foreign key.
      await tx.update(giftCards).set(kept).where(eq(giftCards.cardId, number));
      await tx.update(orderWithdrawals).set({
        refund: sql`replace(${orderWithdrawals.refund}::text, ${JSON.stringify(number)}, ${JSON.stringify(kept.cardId)})::jsonb`,
      });
    }
    const shares = await tx
      .select()
      .from(wishlistShares)
      .where(eq(wishlistShares.sealedId, ''))
      .for('update');
    for (const { customerId, shareId } of shares) {
      await tx
        .update(wishlistShares)
        .set(keptShareId(sealing, shareId))
        .where(eq(wishlistShares.customerId, customerId));
    }
  });
}
