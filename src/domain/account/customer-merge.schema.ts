import { z } from 'zod';
import { staffWrite } from '#src/domain/order/staff-write.schema.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { MERGE_OBSTACLES } from './customer-merge.ts';

/** One of two accounts: who it is, and how much there is of what would move. */
const mergeSideSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
  version: z.int(),
  isGuest: z.boolean(),
  isDeleted: z.boolean(),
  isBlocked: z.boolean(),
  /** A payment of a cart is under way. */
  isPaying: z.boolean(),
  loyaltyNumber: z.string().nullable(),
  points: z.int(),
  orders: z.int(),
  returns: z.int(),
  giftCards: z.int(),
  addresses: z.int(),
  wishes: z.int(),
  alerts: z.int(),
  reservations: z.int(),
  reviews: z.int(),
  consents: z.int(),
});
export type MergeSide = z.infer<typeof mergeSideSchema>;

export const mergePreviewSchema = z
  .object({
    survivor: mergeSideSchema,
    /** The account that is closed. */
    other: mergeSideSchema,
    obstacles: z.array(z.enum(MERGE_OBSTACLES)),
  })
  .meta({ id: 'MergePreview' });
export type MergePreview = z.infer<typeof mergePreviewSchema>;

/** Both versions that were seen. */
export const mergeBodySchema = z.strictObject({
  ...staffWrite,
  other: z.strictObject({ customerId: idSegment, version: staffWrite.version }),
});
