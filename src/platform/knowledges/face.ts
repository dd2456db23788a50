/** What other nouns may ask of `knowledges`. */

export { ALERT_MAIL_SAMPLES } from './alert-mails.job.ts';
export { findAllAlerts } from './alert-store.ts';
export { findWishes } from './wishlist-store.ts';
