/** What other nouns may ask of `customers`. */

export {
  findAccountState,
  findContact,
  findContactByEmail,
  findEmails,
  hasAccount,
  hasMailbox,
} from './customer-contacts.ts';
export {
  changeCustomer,
  createCustomer,
  findCredentials,
  findCustomer,
  findLastPurchase,
  findNewCustomer,
  findPasswordHash,
  isCustomerBlocked,
  isHappyShopper,
  lockCustomer,
  makeMember,
  type NewCustomer,
  normaliseEmail,
  recordPurchase,
  welcomeOnce,
} from './customer-store.ts';
export {
  createGuest,
  deleteGuest,
  findEndedGuests,
  findGuests,
  hasProvenEmail,
  isGuest,
  isOfMailbox,
  toAccount,
} from './guest-store.ts';
export { closeErased, findDeletedBefore, mergeAccounts } from './merge-accounts.ts';
export { customerReference } from './tables.ts';
