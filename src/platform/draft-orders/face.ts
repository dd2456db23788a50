/** What other nouns may ask of `draft-orders`. */

export { PAYMENT_LINK_MAIL_SAMPLES } from './payment-link-mail.job.ts';
