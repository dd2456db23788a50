/** What other nouns may ask of `customers`. */

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
export { customers } from './tables.ts';
