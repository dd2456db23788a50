/** What other nouns may ask of `newsletters`. */

export { findConsents, findSubscriptions } from './subscriptions/subscription-store.ts';
