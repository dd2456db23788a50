/** What other nouns may ask of `knowledges`. */

export { findAllAlerts } from './alert-store.ts';
export { findWishes } from './wishlist-store.ts';
