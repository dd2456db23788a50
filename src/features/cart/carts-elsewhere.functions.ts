import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { commerceMiddleware } from '#src/session/commerce.middleware.ts';
import { readCartsElsewhere } from './carts-elsewhere.server.ts';

/** What the shopper chose in other shops, which have carts of their own. */
export const fetchCartsElsewhere = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .handler(({ context }) => readCartsElsewhere(context.commerce));

export const cartsElsewhereQuery = queryOptions({
  queryKey: ['carts-elsewhere'],
  queryFn: () => fetchCartsElsewhere(),
});
