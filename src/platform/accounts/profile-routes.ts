import * as calls from '#src/domain/account/account.calls.ts';
import { profileProblems, tidyProfile } from '#src/domain/account/profile.ts';
import { DomainError } from '#src/domain/errors.ts';
import { changeCustomer, findCustomer } from '../customers/customer-store.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { serve } from '../http/serve.ts';

/** Whether a shop has a store of this id: what accounts are told of stores. */
export type IsStore = (storeId: string) => Promise<boolean>;

/** What customers say of themselves (API-65, API-66). */
export function profileRoutes({ database, now }: PlatformDeps, isStore: IsStore) {
  const router = createRouter();

  serve(router, calls.getAccount, async (_, { customerId }) => {
    const client = await findCustomer(database, customerId);
    if (client === null) throw new DomainError('ACCOUNT_NOT_FOUND');
    return { status: 200, body: client };
  });

  // Before the profile, which is served without its last slash, too.
  serve(router, calls.choosePreferredStore, async ({ body }, { customerId }) => {
    if (!(await isStore(body.preferredStore))) throw new DomainError('STORE_NOT_FOUND');
    const client = await changeCustomer(database, customerId, body);
    if (client === null) throw new DomainError('ACCOUNT_NOT_FOUND');
    return { status: 200, body: client };
  });

  serve(router, calls.changeAccount, async ({ body: sent }, { customerId }) => {
    const known = await findCustomer(database, customerId);
    if (known === null) throw new DomainError('ACCOUNT_NOT_FOUND');
    const phoneNumberCountry = sent.phoneNumberCountry ?? known.phoneNumberCountry ?? '';
    const profile = tidyProfile({ ...sent, phoneNumberCountry });
    const [field] = Object.keys(profileProblems(profile, now().getTime()));
    if (field !== undefined) throw new DomainError('PROFILE_INVALID', { field });
    // A number that was looked at by nobody has no quality.
    const isNewNumber = (profile.phoneNumber ?? known.phoneNumber) !== known.phoneNumber;
    const client = await changeCustomer(database, customerId, {
      ...profile,
      phoneNumberCountry: sent.phoneNumberCountry ?? known.phoneNumberCountry,
      ...(isNewNumber && { phoneNumberQuality: '' }),
    });
    if (client === null) throw new DomainError('ACCOUNT_NOT_FOUND');
    return { status: 200, body: client };
  });

  return router;
}
