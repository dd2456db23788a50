import { z } from 'zod';
import { centsSchema } from '#src/domain/money/money.schema.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { lineShareSchema } from './order.schema.ts';

/** Items that would be taken back: of a return those that were found good, else any of the order. */
export const refundPreviewBodySchema = z.strictObject({
  lines: z.array(lineShareSchema).max(200),
  returnId: idSegment.nullable().default(null),
});

/** What is paid back for items, before anybody decides it. */
export const refundPreviewSchema = z
  .object({
    /** Cents that go to the bank or card, with those that were never taken from it. */
    bankCents: centsSchema,
    /** Of these, what was never taken. */
    heldCents: centsSchema,
    giftCardCents: centsSchema,
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
