import { z } from 'zod';
import { GIFT_CARD_DESIGNS } from '#src/domain/gift-card/gift-card.ts';
import { centsSchema } from '#src/domain/money/money.schema.ts';
import { isPersonName } from '#src/domain/text/person-name.ts';
import { emailText, idSegment } from '#src/domain/wire/request-parts.ts';
import { GIFT_CARD_LENGTHS, GIFT_MESSAGE_LENGTH } from './cart-extras.ts';

/** A line of text without control characters; spelled in ranges, as in addresses. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[ -~\u00a0-\uffff]*$/);

/**
 * Amount in cents, and whom the card is for. Left out, nobody is named as its giver,
 * and it is sent as soon as it is paid for.
 */
export const giftCardBodySchema = z
  .strictObject({
    amount: z.int().min(1),
    recipientName: line(GIFT_CARD_LENGTHS.recipientName).min(1).refine(isPersonName),
    recipientEmail: emailText.max(GIFT_CARD_LENGTHS.recipientEmail),
    message: z
      .string()
      .max(GIFT_CARD_LENGTHS.message)
      .regex(/^[\n -~\u00a0-\uffff]*$/),
    senderName: line(GIFT_CARD_LENGTHS.senderName).refine(isPersonName).default(''),
    sendOn: z.iso.date().nullable().default(null),
    design: z.enum(GIFT_CARD_DESIGNS).default('window'),
  })
  .meta({ id: 'GiftCardBody' });
export type GiftCardBody = z.infer<typeof giftCardBodySchema>;

/** Goods are wrapped with or without a message. */
export const giftWrapBodySchema = z.strictObject({
  message: z
    .string()
    .trim()
    .max(GIFT_MESSAGE_LENGTH)
    .regex(/^[\n -~\u00a0-\uffff]*$/),
});

/** 0 takes the donation back. */
export const donationBodySchema = z.strictObject({
  donationId: idSegment,
  centAmount: centsSchema,
});

/** All that are chosen: what is not named is taken back. */
export const loyaltyOffersBodySchema = z.strictObject({
  loyaltyOfferIds: z.array(idSegment).max(20),
});
