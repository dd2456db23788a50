/** What other nouns may ask of `newsletters`. */

export { NEWSLETTER_MAIL_SAMPLES } from './newsletter-mails.job.ts';
export { findConsents, findSubscriptions } from './subscriptions/subscription-store.ts';
