/** What other nouns may ask of `addresses`. */

export { findBillingAddress, findDeliveryAddresses } from './address-store.ts';
