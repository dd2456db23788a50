import { randomInt } from 'node:crypto';
import { GIFT_CARD_YEARS } from '#src/domain/gift-card/bought-card.ts';
import type { Currency } from '#src/domain/money/money.ts';
import type { Transaction } from '../database/database.ts';
import type { Sealing } from '../sealing/sealing.ts';
import { keptNumber } from './card-number.ts';
import { hashPin } from './pin.ts';
import { giftCards } from './tables.ts';

/** Letters and digits that nobody takes for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const NUMBER_LENGTH = 16;

const randomNumber = () =>
  Array.from({ length: NUMBER_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
const randomPin = () => String(randomInt(0, 1_000_000)).padStart(6, '0');

export type IssuedGiftCard = { number: string; pin: string; expiresAt: Date };

/**
 * Makes the gift card that was bought as `boughtAs`, worth so many cents; null when it was made
 * before. Its number and its PIN are returned here and never again.
 */
export async function issueGiftCard(
  tx: Transaction,
  sealing: Sealing,
  card: { boughtAs: string; cents: number; currency: Currency; now: Date },
): Promise<IssuedGiftCard | null> {
  const { boughtAs, cents, currency, now } = card;
  const expiresAt = new Date(now);
  expiresAt.setUTCFullYear(expiresAt.getUTCFullYear() + GIFT_CARD_YEARS);
  const number = randomNumber();
  const pin = randomPin();
  const made = await tx
    .insert(giftCards)
    .values({
      ...keptNumber(sealing, number),
      ...{ currency, expiresAt, boughtAs },
      pinHash: await hashPin(pin),
      valueCents: cents,
      balanceCents: cents,
      issuedAt: now,
    })
    .onConflictDoNothing({ target: giftCards.boughtAs })
    .returning({ cardId: giftCards.cardId });
  return made.length === 0 ? null : { number, pin, expiresAt };
}
