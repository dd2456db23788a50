import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import * as calls from '#src/domain/sign-in/passkeys.calls.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';

/** What signs the customer in without a password, the newest first. */
export const fetchPasskeys = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context }) => (await context.customer.ask(calls.getPasskeys, {})).values);

/** Removes a passkey; NOT_FOUND when it is gone already. */
export const removePasskey = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ passkeyId: v.pipe(v.string(), v.uuid()) }))
  .handler(({ context, data }) =>
    context.customer.ask(calls.removePasskey, { params: { passkeyId: data.passkeyId } }),
  );

export const passkeysQuery = queryOptions({
  queryKey: ['settings', 'passkeys'],
  queryFn: () => fetchPasskeys(),
});
