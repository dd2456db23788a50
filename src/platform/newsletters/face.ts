/** What other nouns may ask of `newsletters`. */

export { findSubscriptions } from './subscriptions/subscription-store.ts';
export { subscriptions } from './subscriptions/tables.ts';
