import type { Limit } from '../attempts/attempt-store.ts';

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
  accountsPerIp: { most: 120, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>;

export type AttemptLimits = Record<keyof typeof DEFAULT_LIMITS, Limit>;
