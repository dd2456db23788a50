import * as calls from '#src/domain/account/account.calls.ts';
import { profileProblems, tidyProfile } from '#src/domain/account/profile.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import * as signInCalls from '#src/domain/sign-in/sign-in.calls.ts';
import { changeCustomer, findCustomer, findLastPurchase, welcomeOnce } from '../customers/face.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { requireRecentSignIn } from '../kernel/http/require-recent-sign-in.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import type { EndingEvent } from '../kernel/links/end-links.ts';
import { removeConnectionsOf } from '../sign-in-providers/face.ts';
import { notifyOwner } from './account-notices.ts';
import { findBankDetails, saveBankDetails } from './bank-details-store.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { askForNewEmail } from './email-change.ts';

/** Whether a shop has a store of this id: all that accounts know of stores. */
type IsStore = (storeId: string) => Promise<boolean>;

/** What customers say of themselves (API-65, API-66). */
function serveProfile(router: Router, { database, now }: PlatformDeps, isStore: IsStore): void {
  serve(router, calls.getAccount, async (_, { customerId }) =>
    ok(requireFound(await findCustomer(database, customerId), 'ACCOUNT_NOT_FOUND')),
  );

  // Before the profile, which is served without its last slash, too.
  serve(router, calls.choosePreferredStore, async ({ body }, { customerId }) => {
    if (!(await isStore(body.preferredStore))) throw new DomainError('STORE_NOT_FOUND');
    return ok(requireFound(await changeCustomer(database, customerId, body), 'ACCOUNT_NOT_FOUND'));
  });

  serve(router, calls.changeAccount, async ({ body: sent }, { customerId }) => {
    const known = requireFound(await findCustomer(database, customerId), 'ACCOUNT_NOT_FOUND');
    const phoneNumberCountry = sent.phoneNumberCountry ?? known.phoneNumberCountry ?? '';
    const profile = tidyProfile({ ...sent, phoneNumberCountry });
    const [field] = Object.keys(profileProblems(profile, now().getTime()));
    if (field !== undefined) throw new DomainError('PROFILE_INVALID', { field });
    // A number that was looked at by nobody has no quality.
    const isNewNumber = (profile.phoneNumber ?? known.phoneNumber) !== known.phoneNumber;
    const found = await changeCustomer(database, customerId, {
      ...profile,
      phoneNumberCountry: sent.phoneNumberCountry ?? known.phoneNumberCountry,
      ...(isNewNumber && { phoneNumberQuality: '' }),
    });
    return ok(requireFound(found, 'ACCOUNT_NOT_FOUND'));
  });
}

/** Where a customer is signed in, and the end of it (decision 017). */
function serveSignIns(router: Router, { database, signIns, endLinks, now }: PlatformDeps): void {
  /** A customer who ends sign-ins may fear for the account: links that change it end too. */
  async function ended(tx: Transaction, event: EndingEvent, customerId: string): Promise<void> {
    const customer = await findCustomer(tx, customerId);
    if (customer !== null) await endLinks(tx, event, customer);
  }

  serve(router, signInCalls.getSignIns, async (_, { customerId, signInId = null }) => {
    const found = await signIns.list(customerId, now());
    const values = found
      .map(({ signedInAt, lastSeenAt, ...device }) => ({
        ...device,
        signedInAt: signedInAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isThis: device.signInId === signInId,
      }))
      .sort((one, other) => Number(other.isThis) - Number(one.isThis));
    return ok({ values });
  });

  serve(router, signInCalls.endSignIn, async ({ params }, { customerId }) => {
    await inTransaction(database, async (tx) => {
      const isEnded = await signIns.end(tx, customerId, params.signInId, now());
      if (!isEnded) throw new DomainError('NOT_FOUND');
      await ended(tx, 'deviceSignedOut', customerId);
    });
    return { status: 204, body: null };
  });

  serve(router, signInCalls.endOtherSignIns, async (_, { customerId, signInId = null }) => {
    await inTransaction(database, async (tx) => {
      await signIns.endOthers(tx, customerId, signInId, now());
      await removeConnectionsOf(tx, customerId);
      await ended(tx, 'signedOutEverywhere', customerId);
    });
    return { status: 204, body: null };
  });
}

/** Where refunds of a customer go (API-54, API-59); changed after a recent sign-in alone (T39). */
function serveBankDetails(router: Router, deps: PlatformDeps): void {
  const { database, config } = deps;
  serve(router, calls.getBankDetails, async (_, { customerId }) =>
    ok(
      requireFound(
        await findBankDetails(database, config.sealing, customerId),
        'BANK_DETAILS_NOT_FOUND',
      ),
    ),
  );

  serve(router, calls.saveBankDetails, async ({ body }, customer) => {
    await requireRecentSignIn(deps, customer);
    const { customerId } = customer;
    if ((await findCustomer(database, customerId)) === null)
      throw new DomainError('ACCOUNT_NOT_FOUND');
    await saveBankDetails(database, config.sealing, { ...body, customerId });
    return ok(body);
  });
}

/** The customer's own account (API-54, API-59, API-64 to API-69). */
export function serveAccounts(router: Router, deps: PlatformDeps, isStore: IsStore): void {
  const { database, now } = deps;
  serveProfile(router, deps, isStore);
  serveBankDetails(router, deps);
  serveSignIns(router, deps);

  serve(router, calls.changePassword, async ({ body }, customer) => {
    const signInId = await requireRecentSignIn(deps, customer);
    const { customerId, domain } = customer;
    const changing = { customerId, signInId, domain };
    return ok(await changePassword(deps, changing, body));
  });

  serve(router, calls.askForNewEmail, async ({ body }, customer) => {
    const signInId = await requireRecentSignIn(deps, customer);
    const { customerId, domain } = customer;
    await askForNewEmail(deps, { customerId, signInId, domain }, body.email);
    return { status: 202, body: {} };
  });

  serve(router, calls.deleteAccount, async (_, customer) => {
    const signInId = await requireRecentSignIn(deps, customer);
    const { customerId, domain } = customer;
    await inTransaction(database, async (tx) => {
      const isDeleted = await deleteAccount(tx, deps, { customerId, domain, signInId });
      if (!isDeleted) throw new DomainError('ACCOUNT_NOT_FOUND');
    });
    return { status: 204, body: null };
  });

  serve(router, calls.reactivateAccount, async (_, { customerId, domain }) => {
    const body = await inTransaction(database, async (tx) => {
      const isOver = (await findCustomer(tx, customerId))?.isDeleted === true;
      const client = await changeCustomer(tx, customerId, { isDeleted: false, deletedAt: null });
      if (client === null) throw new DomainError('ACCOUNT_NOT_FOUND');
      if (isOver) await notifyOwner(tx, { kind: 'account-reactivated', client, domain }, now());
      return client;
    });
    return ok(body);
  });

  serve(router, calls.welcomeAccount, async (_, { customerId }) =>
    ok({ isFirst: await welcomeOnce(database, customerId, now()) }),
  );

  serve(router, calls.getLastPurchaseDate, async (_, { customerId }) => {
    const day = await findLastPurchase(database, customerId);
    if (day === undefined) throw new DomainError('ACCOUNT_NOT_FOUND');
    return ok(day?.replaceAll('-', '') ?? '');
  });
}
