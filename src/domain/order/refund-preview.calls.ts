import { z } from 'zod';
import { centsSchema } from '#src/domain/money/money.schema.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { returnedLineSchema } from './order.schema.ts';
import { RETURN_WAYS } from './order.values.ts';

/** Items that would be taken back: of a return those that were found good, else any of the order. */
export const refundPreviewBodySchema = z.strictObject({
  lines: z.array(returnedLineSchema).max(200),
  /** How they would come, where no return is declared yet. */
  way: z.enum(RETURN_WAYS).nullable().default(null),
  returnId: idSegment.nullable().default(null),
  /** Nothing is taken off for the label of the return. */
  waivesFee: z.boolean().default(false),
});

/** What is paid back for items, before anybody decides it. */
export const refundPreviewSchema = z
  .object({
    /** Cents that go to the bank or card, with those that were never taken from it. */
    bankCents: centsSchema,
    /** Of these, what was never taken. */
    heldCents: centsSchema,
    giftCardCents: centsSchema,
    /** Taken off for the label of the return. */
    feeCents: centsSchema.default(0),
    /** Loyalty points that go. */
    points: z.int(),
  })
  .meta({ id: 'RefundPreview' });
export type RefundPreview = z.infer<typeof refundPreviewSchema>;

export const previewRefund = defineCall({
  method: 'POST',
  path: '/staff/orders/{orderNumber}/refund-preview',
  summary:
    'Compute what is paid back when some items are cancelled or come back; nothing is written',
  by: 'staff',
  needs: 'orders:read',
  request: { params: z.object({ orderNumber: idSegment }), body: refundPreviewBodySchema },
  answers: { 200: 'Cents by where they go' },
  answer: refundPreviewSchema,
  errors: ['NOT_FOUND', 'RETURN_NOT_POSSIBLE'],
});
