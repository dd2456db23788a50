import { DomainError } from '#src/domain/errors.ts';
import * as calls from '#src/domain/sign-in/passkeys.calls.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { findPasskeys, removePasskey } from './passkey-store.ts';

/** The passkeys of a customer; new ones are made on the identity provider's own pages. */
export function servePasskeys(router: Router, { database }: Pick<PlatformDeps, 'database'>): void {
  serve(router, calls.getPasskeys, async (_, { customerId }) =>
    ok({ values: await findPasskeys(database, customerId) }),
  );

  serve(router, calls.removePasskey, async ({ params }, { customerId }) => {
    const isRemoved = await removePasskey(database, customerId, params.passkeyId);
    if (!isRemoved) throw new DomainError('NOT_FOUND');
    return { status: 204, body: null };
  });
}
