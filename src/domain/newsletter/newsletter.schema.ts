import { z } from 'zod';
import { OPT_INS } from '#src/domain/account/account.values.ts';
import { emailText } from '#src/domain/wire/request-parts.ts';
import { MESSAGE_TYPES } from './message-types.ts';
import { NEWSLETTER_ORIGIN, NEWSLETTER_TOKEN } from './newsletter.ts';

const token = z.string().regex(NEWSLETTER_TOKEN);
const store = z.string().regex(/^\d{1,10}$/);

const origin = z.string().regex(NEWSLETTER_ORIGIN);

export const newsletterBodySchema = z.strictObject({
  email: emailText,
  additionalInformation: origin,
  store,
});

export const newsletterConfirmationBodySchema = z.strictObject({ token, source: origin });

export const unsubscribeBodySchema = z.strictObject({
  token,
  store,
  additionalInformation: origin,
  type: z.enum(MESSAGE_TYPES),
});

/** The same for everybody: it says nothing of an address or a token. */
export const newsletterAnswerSchema = z.object({ accepted: z.literal(true) });

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
