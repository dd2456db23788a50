import { createServerFn } from '@tanstack/react-start';
import { commerceMiddleware } from '#src/session/commerce.middleware.ts';
import { readHostedCheckout } from './hosted-checkout.server.ts';

/** Where the platform's own checkout has the shopper's cart; null without anything to order. */
export const fetchHostedCheckout = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .handler(({ context }) => readHostedCheckout(context.commerce));
