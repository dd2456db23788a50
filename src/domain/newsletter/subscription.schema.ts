import { z } from 'zod';
import { OPT_INS } from '#src/domain/account/client.ts';
import { MESSAGE_TYPES } from './subscription.ts';

export const subscriptionSchema = z
  .object({ type: z.enum(MESSAGE_TYPES), optin: z.enum(OPT_INS) })
  .meta({ id: 'Subscription' });
/** Whether the customer wants messages of a type (§4). */
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Always four (ENT-14). */
export const subscriptionsSchema = z.object({ values: z.array(subscriptionSchema) });

/** `store` is the shop that asked; `complement` a remark of its own, mostly empty (§7). */
export const subscriptionsBodySchema = z.strictObject({
  store: z.string().max(40),
  source: z.literal('WEB'),
  complement: z.string().max(200),
  values: z.array(z.strictObject(subscriptionSchema.shape)).max(MESSAGE_TYPES.length),
});
