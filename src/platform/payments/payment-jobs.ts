/**
 * What follows a change of a payment, by its name in the queue and with the payment's reference as
 * its key; `settlement/` does it.
 */

/** Orders what was paid and never validated, and closes what was abandoned. */
export const SETTLE_PAYMENT = 'settle-payment';

/** The same immediately: nobody else will, what was awaited has come. */
export const SETTLE_AWAITED = 'settle-awaited-payment';

/** Tells a provider what was given back. */
export const GIVE_BACK_PAYMENT = 'give-back-payment';
