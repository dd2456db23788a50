/**
 * How long after the password was typed a password, bank details or the account itself may be
 * changed (safety T39), in seconds.
 */
export const RECENT_SIGN_IN_SECONDS = 5 * 60;

/** Whether a password typed at `authenticatedAt` counts as just typed; both instants in ms. */
export function isRecentSignIn(authenticatedAt: number, now: number): boolean {
  return now - authenticatedAt <= RECENT_SIGN_IN_SECONDS * 1000;
}
