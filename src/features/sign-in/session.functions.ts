import { createServerFn } from '@tanstack/react-start';
import { getClient } from '#src/gateway/accounts.server.ts';
import { commerceMiddleware, customerMiddleware } from '#src/session/commerce-middleware.ts';

export type SessionState = 'anonymous' | 'not-secure' | 'secure';

/** How far the session of this browser reaches: what the guard secure-authent asks. */
export const fetchSessionState = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .handler(({ context: { commerce } }): SessionState => {
    if (commerce.session === null) return 'anonymous';
    return commerce.session.secure ? 'secure' : 'not-secure';
  });

/** Whether the account is open: what the guard account-access asks. */
export const fetchAccountState = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context: { customer } }) => {
    const { isDeleted } = await getClient(customer.call);
    return { isDeleted };
  });
