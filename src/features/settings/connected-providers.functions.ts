import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import * as calls from '#src/domain/sign-in/connected-providers.calls.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';

/** The other providers that sign the customer in, the newest first. */
export const fetchConnectedProviders = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(
    async ({ context }) => (await context.customer.ask(calls.getConnectedProviders, {})).values,
  );

/** Disconnects a provider; NOT_FOUND when it is gone already. */
export const disconnectProvider = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ connectionId: v.pipe(v.string(), v.uuid()) }))
  .handler(({ context, data: { connectionId } }) =>
    context.customer.ask(calls.disconnectProvider, { params: { connectionId } }),
  );

export const connectedProvidersQuery = queryOptions({
  queryKey: ['settings', 'connected-providers'],
  queryFn: () => fetchConnectedProviders(),
});
