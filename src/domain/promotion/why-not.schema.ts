import { z } from 'zod';

/** What a cart lacks: pieces, or cents of goods at prices before promotions. */
export const missingSchema = z.union([
  z.object({ pieces: z.int().min(1) }),
  z.object({ cents: z.int().min(1) }),
]);
export type Missing = z.infer<typeof missingSchema>;

/** Why a promotion that is asked of a cart does not count. */
export const whyNotSchema = z.discriminatedUnion('reason', [
  /** Nothing of the cart is of its goods. */
  z.object({ reason: z.literal('no-goods') }),
  /** The cart lacks what it needs, or pieces of a set. */
  z.object({ reason: z.literal('missing'), missing: missingSchema }),
  /** Another of its group takes more off by itself. */
  z.object({ reason: z.literal('outdone'), by: z.string() }),
  /** It would take nothing off, or others left nothing to take it off. */
  z.object({ reason: z.literal('nothing-off') }),
  /** Its uses or its budget are gone. */
  z.object({ reason: z.literal('used-up') }),
  /** This customer has had it as often as anybody may. */
  z.object({ reason: z.literal('used') }),
  /** Its gift is out of stock. */
  z.object({ reason: z.literal('out-of-stock') }),
]);
export type WhyNot = z.infer<typeof whyNotSchema>;
