import { createServerFn } from '@tanstack/react-start';
import { commerceMiddleware } from '#src/session/commerce.middleware.ts';
import { prepareFor } from './express.server.ts';

/** Prepares the cart for an order in one click; null when the checkout has something to ask. */
export const prepareExpress = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .handler(({ context }) => prepareFor(context.commerce));
