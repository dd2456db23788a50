import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import * as accountCalls from '#src/domain/account/account.calls.ts';
import type { BankDetails } from '#src/domain/account/account.schema.ts';
import { GENDERS } from '#src/domain/account/account.values.ts';
import * as customerDataCalls from '#src/domain/account/customer-data.calls.ts';
import { stripIban } from '#src/domain/account/iban.ts';
import { PASSWORD_MAX_LENGTH } from '#src/domain/account/password.ts';
import {
  filledFields,
  fiscalNumberExample,
  tidyProfile,
  toProfile,
} from '#src/domain/account/profile.ts';
import { fromAccountAddress } from '#src/domain/address/account-address.ts';
import * as addressCalls from '#src/domain/address/address.calls.ts';
import type { DeliveryAddress } from '#src/domain/address/address.schema.ts';
import { toAlpha2 } from '#src/domain/address/address.ts';
import { isEmail } from '#src/domain/newsletter/email.ts';
import { tidyLine } from '#src/domain/text/typed-text.ts';
import { readBillingAddress } from '#src/features/addresses/addresses.server.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { customerMiddleware, signedInMiddleware } from '#src/session/commerce.middleware.ts';
import { renewSessionId } from '#src/session/token-session.server.ts';

/** Far above what a field may hold: the platform says which one is too long. */
const text = v.pipe(v.string(), v.maxLength(300), v.transform(tidyLine));
const password = v.pipe(v.string(), v.maxLength(PASSWORD_MAX_LENGTH));

/** Null when none are saved. */
async function readBankDetails(commerce: Commerce): Promise<BankDetails | null> {
  if (!commerce.caller.served.has('bankDetails')) return null;
  try {
    return await commerce.ask(accountCalls.getBankDetails, {});
  } catch (error) {
    if (isCommerceError(error, 'BANK_DETAILS_NOT_FOUND')) return null;
    throw error;
  }
}

/** The delivery addresses by their other call. */
async function readAddresses(commerce: Commerce): Promise<DeliveryAddress[]> {
  const { values } = await commerce.ask(addressCalls.getAddresses, {});
  return values.map(fromAccountAddress);
}

/** What the settings' overview shows of each of its parts. */
export const fetchSettings = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context: { customer, client } }) => {
    const [bankDetails, billing, deliveries] = await Promise.all([
      readBankDetails(customer),
      readBillingAddress(customer),
      readAddresses(customer),
    ]);
    const { firstName, lastName, email, birthday, phoneNumber, hasPassword } = client;
    return {
      ...{ firstName, lastName, email, birthday, phoneNumber, hasPassword },
      ...{ bankDetails, billing },
      /** The one that orders start with. */
      delivery: deliveries.find(({ favorite }) => favorite) ?? deliveries[0] ?? null,
      deliveryCount: deliveries.length,
    };
  });

/** The profile, and what the shop's form of it asks for. */
export const fetchProfile = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context: { customer, client } }) => {
    const { params, countryCodeISO2 } = customer.shop;
    return {
      profile: toProfile(client),
      email: client.email,
      country: countryCodeISO2,
      phoneCountries: [...new Set(params.phoneNumberCountries.map(toAlpha2))],
      fiscalNumberExample: fiscalNumberExample(countryCodeISO2),
    };
  });

const profileSchema = v.object({
  gender: v.picklist(['', ...GENDERS]),
  firstName: text,
  lastName: text,
  birthday: text,
  phoneNumberCountry: v.pipe(v.string(), v.regex(/^([A-Z]{2,3})?$/)),
  phoneNumber: text,
  fiscalNumber: text,
});

/** Sends the filled fields alone (§5, A-048). PROFILE_INVALID. */
export const saveProfile = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(profileSchema)
  .handler(async ({ context, data: { gender, phoneNumberCountry, ...profile } }) => {
    await context.customer.ask(accountCalls.changeAccount, {
      body: {
        ...filledFields(
          tidyProfile({ ...profile, phoneNumberCountry: toAlpha2(phoneNumberCountry) }),
        ),
        ...(gender !== '' && { gender }),
      },
    });
  });

/** What the form of the password asks for: the current one where there is one (ACC-05). */
export const fetchHasPassword = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context: { client } }) => client.hasPassword);

/** Every other session ends, and this one goes on under a new id (A-104, T17). */
export const changePassword = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ currentPassword: v.optional(password), newPassword: password }))
  .handler(async ({ context: { customer }, data: { currentPassword, newPassword } }) => {
    await customer.ask(accountCalls.changePassword, {
      body: {
        newPassword,
        ...(currentPassword !== undefined && { currentPassword }),
      },
    });
    await renewSessionId(customer.locale, customer.session);
  });

/** Asks for the link that makes an address the customer's. SIGN_IN_NOT_RECENT, TOO_MANY_REQUESTS. */
export const askForNewEmail = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ email: v.pipe(text, v.check(isEmail)) }))
  .handler(({ context, data }) =>
    context.customer.ask(accountCalls.askForNewEmail, { body: { email: data.email } }),
  );

export const fetchBankDetails = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => readBankDetails(context.customer));

/** The IBAN may be typed with spaces: it is sent without (§5). */
export const saveBankDetails = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ iban: text, bic: text, owner: text }))
  .handler(async ({ context, data }) => {
    await context.customer.ask(accountCalls.saveBankDetails, {
      body: { ...data, iban: stripIban(data.iban) },
    });
  });

/** What is kept of the customer, as the file that the browser saves; SIGN_IN_NOT_RECENT (T39). */
export const exportData = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context }) =>
    JSON.stringify(await context.customer.ask(customerDataCalls.exportCustomerData, {}), null, 2),
  );

/** Ends the account, until its owner takes it back. SIGN_IN_NOT_RECENT. */
export const deleteAccount = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => context.customer.ask(accountCalls.deleteAccount, {}));

/** What a deleted customer may still do. */
export const reactivateAccount = createServerFn({ method: 'POST' })
  .middleware([signedInMiddleware])
  .handler(async ({ context }) => {
    await context.customer.ask(accountCalls.reactivateAccount, {});
  });

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => fetchSettings(),
});

export const profileQuery = queryOptions({
  queryKey: ['settings', 'profile'],
  queryFn: () => fetchProfile(),
});

export const hasPasswordQuery = queryOptions({
  queryKey: ['settings', 'has-password'],
  queryFn: () => fetchHasPassword(),
});

export const bankDetailsQuery = queryOptions({
  queryKey: ['settings', 'bank-details'],
  queryFn: () => fetchBankDetails(),
});
