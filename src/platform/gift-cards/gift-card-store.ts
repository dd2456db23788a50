import { inArray } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { Sealing } from '../kernel/sealing/sealing.ts';
import { cardIdsOf } from './card-number.ts';
import { isPin } from './pin.ts';
import { giftCards } from './tables.ts';

type GiftCard = typeof giftCards.$inferSelect;

/** A PIN that no card has: an unknown number takes as long to refuse as a wrong PIN. */
const NOBODYS_PIN = `${'A'.repeat(22)}.${'A'.repeat(43)}`;

/**
 * The card of a number with its PIN. GIFT_CARD_UNKNOWN for a number that does not exist and for a
 * wrong or missing PIN alike, so that neither can be found out by itself.
 */
export async function openGiftCard(
  { db, sealing }: { db: Queryable; sealing: Sealing },
  typed: string,
  pin: string | null,
): Promise<GiftCard> {
  const isOfNumber = inArray(giftCards.cardId, cardIdsOf(sealing, typed));
  const [card] = await db.select().from(giftCards).where(isOfNumber);
  const isRight = await isPin(pin ?? '', card?.pinHash ?? NOBODYS_PIN);
  if (card === undefined || (card.pinHash !== null && !isRight)) {
    throw new DomainError('GIFT_CARD_UNKNOWN');
  }
  return card;
}

/** Throws unless a card can pay in a currency now: GIFT_CARD_CURRENCY, _BLOCKED, _EXPIRED or _EMPTY. */
export function assertSpendable(
  { currency, blockedAt, expiresAt, balanceCents }: GiftCard,
  asked: { currency: string; now: Date },
): void {
  if (currency !== asked.currency) throw new DomainError('GIFT_CARD_CURRENCY');
  if (blockedAt !== null) throw new DomainError('GIFT_CARD_BLOCKED');
  if (expiresAt <= asked.now) throw new DomainError('GIFT_CARD_EXPIRED');
  if (balanceCents === 0) throw new DomainError('GIFT_CARD_EMPTY');
}
