import { maskCardNumber, readCardNumber } from '#src/domain/gift-card/gift-card.ts';
import type { Sealing } from '../kernel/sealing/sealing.ts';

const PURPOSE = 'gift card';

/** What the database knows of a card's number: its digest, and what people are shown of it. */
export function keptNumber(sealing: Sealing, number: string) {
  return { cardId: sealing.digest(PURPOSE, number), shownNumber: maskCardNumber(number) };
}

/** The ids that a card of a typed number may have: one for each key that it may be digested with. */
export function cardIdsOf(sealing: Sealing, typed: string): string[] {
  return sealing.digests(PURPOSE, readCardNumber(typed));
}
