import { fetchSessionState } from '#src/features/sign-in/session.functions.ts';
import type { Guard } from './guard.ts';
import { toPassword, toSignIn } from './secure-redirects.ts';

/** Signed in, and with a password typed recently enough; else to the provider. */
export const secureAuthent: Guard = async (context) => {
  const state = await fetchSessionState();
  if (state === 'anonymous') throw toSignIn(context);
  if (state === 'not-secure') throw toPassword(context);
};
