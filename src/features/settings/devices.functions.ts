import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import * as accounts from '#src/gateway/accounts.server.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';

/** Where the customer is signed in, this browser first. */
export const fetchDevices = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => accounts.getSignIns(context.customer.call));

/** Signs one device out, wherever it is; NOT_FOUND when it is out already. */
export const endDevice = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ signInId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }))
  .handler(({ context, data }) => accounts.endSignIn(context.customer.call, data.signInId));

/** Signs every device but this one out. */
export const endOtherDevices = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => accounts.endOtherSignIns(context.customer.call));
