/** Gift cards as the desk works on them. */

/** Whether a card can pay, and what keeps it from it. */
export const GIFT_CARD_STATES = ['usable', 'blocked', 'empty', 'expired'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

/** Where a card came from: it was bought, the staff gave it, or another system issued it. */
export const GIFT_CARD_ORIGINS = ['bought', 'goodwill', 'elsewhere'] as const;
export type GiftCardOrigin = (typeof GIFT_CARD_ORIGINS)[number];

/** How the balance of a card moved. */
export const GIFT_CARD_MOVEMENTS = ['issued', 'paid', 'held', 'refunded', 'released'] as const;
export type GiftCardMovement = (typeof GIFT_CARD_MOVEMENTS)[number];

/** Days for which the limit of a role counts what one e-mail was given. */
export const GOODWILL_DAYS = 30;
