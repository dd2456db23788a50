import { eq } from 'drizzle-orm';
import { keptNumber } from '#src/platform/gift-cards/card-number.ts';
import { giftCards } from '#src/platform/gift-cards/tables.ts';
import { SEALING } from './identity-server.ts';

export const cardIdOf = (number: string) => keptNumber(SEALING, number).cardId;

/** The row of the gift card with a number. */
export const isCard = (number: string) => eq(giftCards.cardId, cardIdOf(number));
