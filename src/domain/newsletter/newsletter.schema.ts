import { z } from 'zod';
import { emailText } from '#src/domain/wire/request-parts.ts';
import { NEWSLETTER_ORIGIN, NEWSLETTER_TOKEN } from './newsletter.ts';
import { MESSAGE_TYPES } from './subscription.ts';

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
