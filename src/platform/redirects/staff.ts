import { DomainError, requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/redirect/redirect.calls.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { hasAllShops } from '#src/domain/staff/grants.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { audit } from '../staff/face.ts';
import {
  deleteRedirect,
  findRedirectById,
  leadsBack,
  listRedirects,
  saveRedirect,
} from './redirect-store.ts';

/** Throws NOT_FOUND for a shop that is not the caller's; all shops are of who has them. */
function requireShop(caller: StaffCaller, shop: OnlineLocale | null): void {
  const isOwn = shop === null ? hasAllShops(caller) : caller.shops.has(shop);
  if (!isOwn) throw new DomainError('NOT_FOUND');
}

/** Redirects for the staff. */
export function serveRedirectsToStaff(
  router: Router,
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  serve(router, calls.listRedirects, async ({ query }, caller) =>
    ok(await listRedirects(database, caller, query)),
  );

  serve(router, calls.addRedirect, async ({ body }, caller) => {
    requireShop(caller, body.shop);
    const at = now();
    return ok(
      await inTransaction(database, async (tx) => {
        if (await leadsBack(tx, body)) throw new DomainError('REDIRECT_LEADS_BACK');
        const { redirect, before } = await saveRedirect(tx, body, { by: caller.name, at });
        await audit(tx, caller, at, {
          ...{ action: 'redirect.add', subject: { kind: 'redirect', id: redirect.id } },
          ...{ shop: body.shop, before, after: body },
        });
        return redirect;
      }),
    );
  });

  serve(router, calls.removeRedirect, async ({ params: { redirectId } }, caller) => {
    await inTransaction(database, async (tx) => {
      const redirect = requireFound(await findRedirectById(tx, redirectId), 'NOT_FOUND');
      requireShop(caller, redirect.shop);
      await deleteRedirect(tx, redirectId);
      await audit(tx, caller, now(), {
        ...{ action: 'redirect.remove', subject: { kind: 'redirect', id: redirectId } },
        ...{ shop: redirect.shop, before: { from: redirect.from, to: redirect.to } },
      });
    });
    return { status: 204, body: null };
  });
}
