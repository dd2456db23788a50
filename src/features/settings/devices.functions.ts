import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import * as calls from '#src/domain/sign-in/sign-in.calls.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';

/** Where the customer is signed in, this browser first. */
export const fetchDevices = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context }) => (await context.customer.ask(calls.getSignIns, {})).values);

/** Signs one device out, wherever it is; NOT_FOUND when it is out already. */
export const endDevice = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ signInId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }))
  .handler(({ context, data }) =>
    context.customer.ask(calls.endSignIn, { params: { signInId: data.signInId } }),
  );

/** Signs every device but this one out. */
export const endOtherDevices = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => context.customer.ask(calls.endOtherSignIns, {}));

export const devicesQuery = queryOptions({
  queryKey: ['settings', 'devices'],
  queryFn: () => fetchDevices(),
});
