import { keptNumber } from '#src/platform/gift-cards/card-number.ts';
import { hashPin } from '#src/platform/gift-cards/pin.ts';
import { giftCards } from '#src/platform/gift-cards/tables.ts';
import type { Transaction } from '#src/platform/kernel/database/database.ts';
import type { Sealing } from '#src/platform/kernel/sealing/sealing.ts';

const YEAR_MS = 365 * 86_400_000;

/** number, PIN, cents, currency, years to its end: GC500 of the ledger, and one for each refusal. */
const DEMO_GIFT_CARDS = [
  ['GC500', null, 5_000, 'EUR', 5],
  ['GC100', null, 10_000, 'EUR', 5],
  ['GCPIN', '2468', 3_000, 'EUR', 5],
  ['GCOLD', null, 5_000, 'EUR', -1],
  ['GCFRANCS', null, 10_000, 'CHF', 5],
] as const;

/** The gift cards to try. Part of the seed's transaction. */
export async function seedGiftCards(tx: Transaction, now: Date, sealing: Sealing): Promise<void> {
  for (const [number, pin, cents, currency, years] of DEMO_GIFT_CARDS) {
    await tx.insert(giftCards).values({
      ...keptNumber(sealing, number),
      pinHash: pin === null ? null : await hashPin(pin),
      valueCents: cents,
      balanceCents: cents,
      currency,
      expiresAt: new Date(now.getTime() + years * YEAR_MS),
      issuedAt: new Date(now.getTime() - 2 * YEAR_MS),
    });
  }
}
