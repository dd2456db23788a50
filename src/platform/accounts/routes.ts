import * as calls from '#src/domain/account/account.calls.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  changeCustomer,
  findCustomer,
  findLastPurchase,
  welcomeOnce,
} from '../customers/customer-store.ts';
import { inTransaction } from '../database/database.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { requireRecentSignIn } from '../http/require-recent-sign-in.ts';
import { serve } from '../http/serve.ts';
import { forgetMailsTo } from '../mail/kept-mails.ts';
import { notifyOwner } from './account-notices.ts';
import { findBankDetails } from './bank-details-store.ts';
import { changePassword } from './change-password.ts';
import { askForNewEmail } from './email-change.ts';
import { type IsStore, profileRoutes } from './profile-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { bankDetails } from './tables.ts';

/** Where refunds of a customer go (API-54, API-59); changed after a recent sign-in alone (T39). */
function bankDetailsRoutes(deps: PlatformDeps) {
  const { database } = deps;
  const router = createRouter();

  serve(router, calls.getBankDetails, async (_, { customerId }) => {
    const found = await findBankDetails(database, customerId);
    if (found === undefined) throw new DomainError('BANK_DETAILS_NOT_FOUND');
    return { status: 200, body: found };
  });

  serve(router, calls.saveBankDetails, async ({ body }, customer) => {
    await requireRecentSignIn(deps, customer);
    const { customerId } = customer;
    if ((await findCustomer(database, customerId)) === null)
      throw new DomainError('ACCOUNT_NOT_FOUND');
    await database
      .insert(bankDetails)
      .values({ ...body, customerId })
      .onConflictDoUpdate({ target: bankDetails.customerId, set: body });
    return { status: 200, body };
  });

  return router;
}

/** The customer's own account (API-54, API-59, API-64 to API-69). */
export function accountRoutes(deps: PlatformDeps, isStore: IsStore) {
  const { database, signIns, endLinks, now, config } = deps;
  const router = createRouter();
  router.route('/', profileRoutes(deps, isStore));
  router.route('/', bankDetailsRoutes(deps));
  router.route('/', signInRoutes(deps));

  serve(router, calls.changePassword, async ({ body }, customer) => {
    const signInId = await requireRecentSignIn(deps, customer);
    const { customerId, domain } = customer;
    const changing = { customerId, signInId, domain };
    return { status: 200, body: await changePassword(deps, changing, body) };
  });

  serve(router, calls.askForNewEmail, async ({ body }, customer) => {
    const signInId = await requireRecentSignIn(deps, customer);
    const { customerId, domain } = customer;
    await askForNewEmail(deps, { customerId, signInId, domain }, body.email);
    return { status: 202, body: {} };
  });

  // It stays, so that its owner can take it back.
  serve(router, calls.deleteAccount, async (_, customer) => {
    const signInId = await requireRecentSignIn(deps, customer);
    const { customerId, domain } = customer;
    await inTransaction(database, async (tx) => {
      const client = await changeCustomer(tx, customerId, { isDeleted: true });
      if (client === null) throw new DomainError('ACCOUNT_NOT_FOUND');
      await signIns.endOthers(tx, customerId, signInId, now());
      await endLinks(tx, 'accountDeleted', client);
      await forgetMailsTo(tx, client.email, { waits: config.smtpUrl !== null, now: now() });
      await notifyOwner(tx, { kind: 'account-deleted', client, domain }, now());
    });
    return { status: 204, body: null };
  });

  serve(router, calls.reactivateAccount, async (_, { customerId, domain }) => {
    const body = await inTransaction(database, async (tx) => {
      const isOver = (await findCustomer(tx, customerId))?.isDeleted === true;
      const client = await changeCustomer(tx, customerId, { isDeleted: false });
      if (client === null) throw new DomainError('ACCOUNT_NOT_FOUND');
      if (isOver) await notifyOwner(tx, { kind: 'account-reactivated', client, domain }, now());
      return client;
    });
    return { status: 200, body };
  });

  serve(router, calls.welcomeAccount, async (_, { customerId }) => {
    const isFirst = await welcomeOnce(database, customerId, now());
    return { status: 200, body: { isFirst } };
  });

  serve(router, calls.getLastPurchaseDate, async (_, { customerId }) => {
    const day = await findLastPurchase(database, customerId);
    if (day === undefined) throw new DomainError('ACCOUNT_NOT_FOUND');
    return { status: 200, body: day?.replaceAll('-', '') ?? '' };
  });

  return router;
}
