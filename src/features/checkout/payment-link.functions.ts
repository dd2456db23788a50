import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { linkToken } from '#src/domain/search-params.ts';
import { commerceMiddleware } from '#src/session/commerce.middleware.ts';
import { followPaymentLink } from './payment-link.server.ts';

/** Of `/payment-link`, where the mail leads that asks for a payment. */
export const paymentLinkSearch = v.object({ token: linkToken });

/** Follows the link of a mail, for visitors as well: they are told whether to sign in. */
export const followLink = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ token: v.pipe(v.string(), v.minLength(20), v.maxLength(100)) }))
  .handler(({ context, data }) => followPaymentLink(context.commerce, data.token));
