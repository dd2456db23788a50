import { timingSafeEqual } from 'node:crypto';
import { sign } from '#src/platform/payments/signature.ts';

/** A token is good for as long as somebody may sit over the payment page. */
const GOOD_FOR_MS = 3_600_000;

const tokenOf = (instant: string, secret: string) =>
  `${instant}.${sign(`person ${instant}`, secret)}`;

/**
 * The stub of a bot check (A-092): a script that takes every browser that runs it for a person, and
 * has a token for each page.
 */
export function botCheckScript(now: Date, secret: string): string {
  const token = JSON.stringify(tokenOf(String(now.getTime()), secret));
  return `window.botCheck = { token: async () => ${token} };`;
}

/** Whether a token is ours and fresh. */
export function isPersonToken(token: string, now: Date, secret: string): boolean {
  const [instant = ''] = token.split('.');
  const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(instant, secret))];
  const age = now.getTime() - Number(instant);
  return (
    given.length === right.length && timingSafeEqual(given, right) && age >= 0 && age < GOOD_FOR_MS
  );
}
