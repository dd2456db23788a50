import * as accounts from '#src/domain/account/account.calls.ts';
import type { BankDetails } from '#src/domain/account/bank-details.ts';
import type { Client } from '#src/domain/account/client.ts';
import * as customerData from '#src/domain/account/customer-data.calls.ts';
import type { CustomerData } from '#src/domain/account/customer-data.ts';
import { stripIban } from '#src/domain/account/iban.ts';
import { fromAccountAddress } from '#src/domain/address/account-address.ts';
import * as calls from '#src/domain/address/address.calls.ts';
import type {
  BillingAddress,
  DeliveryAddress,
  DeliveryAddressBody,
} from '#src/domain/address/address.ts';
import * as subscriptions from '#src/domain/newsletter/subscription.calls.ts';
import type { Subscription } from '#src/domain/newsletter/subscription.ts';
import * as signIns from '#src/domain/sign-in/sign-in.calls.ts';
import type { SignedInDevice } from '#src/domain/sign-in/signed-in-device.ts';
import type { RequestTo } from '#src/domain/wire/call.ts';
import { isCommerceError } from './commerce-error.ts';
import type { CallContext } from './platform-call.server.ts';
import { ask } from './send.server.ts';

/** The signed-in customer. */
export function getClient(context: CallContext): Promise<Client> {
  return ask(context, accounts.getAccount, {});
}

/** The day of the latest order, `YYYYMMDD`; an error reads like the '' of a new customer. */
export async function getLastPurchaseDate(context: CallContext): Promise<string> {
  try {
    return await ask(context, accounts.getLastPurchaseDate, {});
  } catch (error) {
    if (isCommerceError(error)) return '';
    throw error;
  }
}

/** SIGN_IN_NOT_RECENT. */
export async function deleteClient(context: CallContext): Promise<void> {
  await ask(context, accounts.deleteAccount, {});
}

/** Opens a deleted account again. */
export function reactivateClient(context: CallContext): Promise<Client> {
  return ask(context, accounts.reactivateAccount, {});
}

export async function getSubscriptions(context: CallContext): Promise<Subscription[]> {
  const { values } = await ask(context, subscriptions.getSubscriptions, {});
  return values;
}

/** From the website of a shop (`store`), without a remark (§7). */
export async function putSubscriptions(
  context: CallContext,
  store: string,
  values: Subscription[],
): Promise<Subscription[]> {
  const body = { store, source: 'WEB' as const, complement: '', values };
  const { values: saved } = await ask(context, subscriptions.saveSubscriptions, { body });
  return saved;
}

/** Changes the given fields alone. PROFILE_INVALID. */
export function changeClient(
  context: CallContext,
  fields: RequestTo<typeof accounts.changeAccount>['body'],
): Promise<Client> {
  return ask(context, accounts.changeAccount, { body: fields });
}

/** STORE_NOT_FOUND. */
export function choosePreferredStore(
  context: CallContext,
  preferredStore: string,
): Promise<Client> {
  return ask(context, accounts.choosePreferredStore, { body: { preferredStore } });
}

/** SIGN_IN_NOT_RECENT, PASSWORD_WRONG, PASSWORD_WEAK, PASSWORD_COMMON, TOO_MANY_REQUESTS. */
export function changePassword(
  context: CallContext,
  passwords: RequestTo<typeof accounts.changePassword>['body'],
): Promise<Client> {
  return ask(context, accounts.changePassword, { body: passwords });
}

/** Asks for a link to a new address; SIGN_IN_NOT_RECENT, TOO_MANY_REQUESTS, BAD_REQUEST. */
export async function askForNewEmail(context: CallContext, email: string): Promise<void> {
  await ask(context, accounts.askForNewEmail, { body: { email } });
}

/** Null when none are saved. */
export async function getBankDetails(context: CallContext): Promise<BankDetails | null> {
  try {
    return await ask(context, accounts.getBankDetails, {});
  } catch (error) {
    if (isCommerceError(error, 'BANK_DETAILS_NOT_FOUND')) return null;
    throw error;
  }
}

/** The IBAN goes without white space (§5). SIGN_IN_NOT_RECENT, BAD_REQUEST. */
export function putBankDetails(context: CallContext, details: BankDetails): Promise<BankDetails> {
  return ask(context, accounts.saveBankDetails, {
    body: { ...details, iban: stripIban(details.iban) },
  });
}

/** The favorite first. */
export async function getDeliveryAddresses(context: CallContext): Promise<DeliveryAddress[]> {
  const { values } = await ask(context, calls.getDeliveryAddresses, {});
  return values;
}

/** ADDRESS_INVALID, ADDRESS_LIMIT_REACHED. */
export function createDeliveryAddress(
  context: CallContext,
  address: DeliveryAddressBody,
): Promise<DeliveryAddress> {
  return ask(context, calls.addDeliveryAddress, { body: address });
}

/** The same addresses by their other call. */
export async function getAddresses(context: CallContext): Promise<DeliveryAddress[]> {
  const { values } = await ask(context, calls.getAddresses, { query: {} });
  return values.map(fromAccountAddress);
}

/** ADDRESS_INVALID, ADDRESS_NOT_FOUND. */
export function changeDeliveryAddress(
  context: CallContext,
  id: string,
  address: DeliveryAddressBody,
): Promise<DeliveryAddress> {
  return ask(context, calls.changeDeliveryAddress, { params: { id }, body: address });
}

/** ADDRESS_NOT_FOUND. */
export async function removeDeliveryAddress(context: CallContext, id: string): Promise<void> {
  await ask(context, calls.removeDeliveryAddress, { params: { id } });
}

/** Null when none is saved. */
export async function getBillingAddress(context: CallContext): Promise<BillingAddress | null> {
  try {
    return await ask(context, calls.getBillingAddress, {});
  } catch (error) {
    if (isCommerceError(error, 'ADDRESS_NOT_FOUND')) return null;
    throw error;
  }
}

/** ADDRESS_INVALID. */
export function putBillingAddress(
  context: CallContext,
  address: BillingAddress,
): Promise<BillingAddress> {
  return ask(context, calls.saveBillingAddress, { body: address });
}

/** All that is kept of the customer; SIGN_IN_NOT_RECENT, TOO_MANY_REQUESTS. */
export function exportCustomerData(context: CallContext): Promise<CustomerData> {
  return ask(context, customerData.exportCustomerData, {});
}

/** Notes that the customer is welcomed; false when they were before. */
export async function welcomeClient(context: CallContext): Promise<boolean> {
  const { isFirst } = await ask(context, accounts.welcomeAccount, {});
  return isFirst;
}

/** Where the customer is signed in, this browser first. */
export async function getSignIns(context: CallContext): Promise<SignedInDevice[]> {
  const { values } = await ask(context, signIns.getSignIns, {});
  return values;
}

/** Ends a sign-in elsewhere; NOT_FOUND when it is over. */
export async function endSignIn(context: CallContext, signInId: string): Promise<void> {
  await ask(context, signIns.endSignIn, { params: { signInId } });
}

/** Ends every sign-in but the caller's. */
export async function endOtherSignIns(context: CallContext): Promise<void> {
  await ask(context, signIns.endOtherSignIns, {});
}
