import { isEmail } from './email.ts';

/** Rules of the newsletter (specification §5, A-122, A-123). */

/** The field is wrong once it is filled with something that cannot be an e-mail (§5). */
export function isEmailWrong(text: string): boolean {
  return text !== '' && !isEmail(text);
}

/** Clicks of the subscribe button count once in this time (§9). */
const PRESS_EVERY_MS = 1_000;

/** Whether a click counts; instants in ms, `last` the latest one that counted. */
export function isPressCounted(last: number | null, now: number): boolean {
  return last === null || now - last >= PRESS_EVERY_MS;
}

/** What the links of mails carry: made of 32 random bytes. */
export const NEWSLETTER_TOKEN = /^[\w-]{20,100}$/;

/** Where somebody said it: a path of the shop. It comes back in the URL of a mail's link. */
export const NEWSLETTER_ORIGIN = /^\/[\w/.~%-]{0,199}$/;

/** The path of a page as it is sent with a subscription; what is too long or odd is sent as the root. */
export function originOf(pathname: string): string {
  return NEWSLETTER_ORIGIN.test(pathname) ? pathname : '/';
}
