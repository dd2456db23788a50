import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { isEmail } from '#src/domain/newsletter/email.ts';
import { MESSAGE_TYPES } from '#src/domain/newsletter/message-types.ts';
import { NEWSLETTER_ORIGIN } from '#src/domain/newsletter/newsletter.ts';
import { commerceMiddleware } from '#src/session/commerce.middleware.ts';
import { confirm, leave, subscribe } from './newsletter.server.ts';

/** Guests as well: what these do is bound to a mail, not to a session. */
const origin = v.pipe(v.string(), v.regex(NEWSLETTER_ORIGIN));
const fromMail = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** Subscribes to the newsletter; false when that was refused. */
export const subscribeToNewsletter = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ email: v.pipe(v.string(), v.trim(), v.check(isEmail)), from: origin }))
  .handler(({ context, data }) => subscribe(context.commerce, data));

/** Confirms with the token of a mail; the outcome is not disclosed. */
export const confirmNewsletter = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ token: fromMail, source: fromMail }))
  .handler(({ context, data }) => confirm(context.commerce, data));

/** Ends what a mail was sent for; UNSUBSCRIBE_TOKEN_UNKNOWN. */
export const unsubscribe = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ token: fromMail, type: v.picklist(MESSAGE_TYPES), from: origin }))
  .handler(({ context, data }) => leave(context.commerce, data));
