import type { BrowserName } from './browser-name.ts';

/** A sign-in of a customer that goes on: one password typed in one browser. */
export type SignedInDevice = BrowserName & {
  signInId: string;
  /** Instants, ISO 8601: when the password was typed, and when the browser last showed up. */
  signedInAt: string;
  lastSeenAt: string;
  /** The one that asks. */
  isThis: boolean;
};
