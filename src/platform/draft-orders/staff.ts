import { shownName } from '#src/domain/account/display-name.ts';
import { toCartAddress } from '#src/domain/address/address.ts';
import * as calls from '#src/domain/draft-order/draft-order.calls.ts';
import { findDeliveryAddresses } from '../addresses/face.ts';
import { findSellable } from '../catalogue/face.ts';
import { findContactByEmail } from '../customers/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { personalDataReader } from '../staff/face.ts';
import { mailAgain, withdraw } from './change-draft.ts';
import { listDrafts, readAdditions, readDraft } from './list-drafts.ts';
import { makeDraft, quoteDraft, requireOwnShop } from './make-draft.ts';

/** A customer with the addresses that a shop delivers to, by e-mail. */
async function findKnown(db: Queryable, email: string, countries: readonly string[]) {
  const found = await findContactByEmail(db, email);
  if (found === null || found.isDeleted) return null;
  const { customerId, firstName, lastName } = found;
  const addresses = await findDeliveryAddresses(db, customerId);
  return {
    name: shownName(`${firstName} ${lastName}`.trim()),
    addresses: addresses.filter(({ country }) => countries.includes(country)).map(toCartAddress),
  };
}

/** Orders that the staff make for customers to pay. */
export function serveDraftOrdersToStaff(router: Router, deps: PlatformDeps): void {
  const { database, now } = deps;

  serve(router, calls.listDraftOrders, async ({ query }, caller) =>
    ok(await listDrafts(database, caller, query, now())),
  );

  serve(router, calls.findSellableItems, async ({ query: { shop, q } }, caller) => {
    await requireOwnShop(database, caller, shop);
    return ok({ values: await findSellable(database, shop, q, now()) });
  });

  serve(router, calls.findKnownCustomer, async ({ body: { shop, email } }, caller) => {
    const { params } = await requireOwnShop(database, caller, shop);
    // Who may not see customers learns of no e-mail whether it has an account.
    const mayRead = personalDataReader(caller)(shop);
    const customer = mayRead ? await findKnown(database, email, params.deliveryCountries) : null;
    return ok({ customer });
  });

  serve(router, calls.quoteDraftOrder, async ({ body }, caller) =>
    ok(await quoteDraft(database, caller, body, now())),
  );

  serve(router, calls.makeDraftOrder, async ({ body }, caller) => {
    await makeDraft(deps, caller, body);
    return ok(await readDraft(database, caller, body.changeId, now()));
  });

  serve(router, calls.mailDraftOrderAgain, async ({ params, body }, caller) => {
    await mailAgain(deps, caller, { ...params, ...body });
    return ok(await readDraft(database, caller, params.draftId, now()));
  });

  serve(router, calls.withdrawDraftOrder, async ({ params, body }, caller) => {
    await withdraw(deps, caller, { ...params, ...body });
    return ok(await readDraft(database, caller, params.draftId, now()));
  });

  serve(router, calls.getOrderAdditions, async ({ params }, caller) =>
    ok(await readAdditions(database, caller, params.orderNumber, now())),
  );
}
