import { createServerFn } from '@tanstack/react-start';
import { commerceMiddleware } from '#src/session/commerce.middleware.ts';
import { prepareFor } from './express.server.ts';

/** Readies the cart for an order in one press; null when the checkout has something to ask. */
export const prepareExpress = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .handler(({ context }) => prepareFor(context.commerce));
