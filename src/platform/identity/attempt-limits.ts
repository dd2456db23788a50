import { clientGroup } from '#src/process/client-group.ts';
import {
  type Attempt,
  countAttempt,
  forgetAttempts,
  type Limit,
  takeBack,
} from '../kernel/attempts/attempt-store.ts';
import type { Database } from '../kernel/database/database.ts';
import { outlast } from './outlast.ts';

/**
 * Limits of the provider's forms. Per e-mail failures only, per IP all failures: a shopper
 * behind a shared IP address who types the right password is never held up. New passwords that are asked
 * for all count, so that nobody is flooded with mails.
 */
export const DEFAULT_LIMITS = {
  signInPerAddress: { most: 8, seconds: 15 * 60 },
  signInPerIp: { most: 60, seconds: 15 * 60 },
  resetsPerAddress: { most: 5, seconds: 60 * 60 },
  resetsPerIp: { most: 40, seconds: 60 * 60 },
  providerSignInsPerIp: { most: 60, seconds: 15 * 60 },
  accountsPerIp: { most: 120, seconds: 60 * 60 },
  /** Between two codes for one sign-in. */
  codePause: { most: 1, seconds: 30 },
  codesPerAddress: { most: 5, seconds: 60 * 60 },
  /** With five tries each: a stranger who asks all day has one chance of 10,000 a day. */
  codesPerAddressAndDay: { most: 20, seconds: 24 * 60 * 60 },
  codesPerIp: { most: 40, seconds: 60 * 60 },
  /**
   * Mails to anybody's address, at a stranger's word: many machines together must not make a shop
   * flood mailboxes, nor guess codes of many accounts. Passwords and passkeys go on.
   */
  codesPerShop: { most: 1_200, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>;

export type AttemptLimits = Record<keyof typeof DEFAULT_LIMITS, Limit>;

/** Of a platform that is inspected: all shoppers of a test run come from one machine. */
export const INSPECTED_LIMITS: AttemptLimits = {
  ...DEFAULT_LIMITS,
  accountsPerIp: { most: 2_000, seconds: 60 * 60 },
};

/** A new account from an IP address, however it is opened. */
export const accountsFrom = (ip: string, { accountsPerIp }: AttemptLimits): Attempt => ({
  what: 'account from',
  who: clientGroup(ip) ?? ip,
  limit: accountsPerIp,
});

/** A failed sign-in from an IP address, with whatever was guessed. */
export const failuresFrom = (ip: string, { signInPerIp }: AttemptLimits): Attempt => ({
  what: 'sign-in from',
  who: clientGroup(ip) ?? ip,
  limit: signInPerIp,
});

/** The counts of a database, which may be away for a moment: an attempt is rather counted twice. */
export const createAttempts = (database: Database, now: () => Date) => ({
  count: (attempts: readonly Attempt[]) => outlast(() => countAttempt(database, now(), attempts)),
  takeBack: (attempts: readonly Attempt[]) => outlast(() => takeBack(database, attempts)),
  forget: (attempt: Attempt) => outlast(() => forgetAttempts(database, attempt)),
});
