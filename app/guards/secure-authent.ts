import { redirect } from '@tanstack/react-router';
import { HTTP_STATUS } from '#src/domain/http-status.ts';
import { fetchSessionState } from '#src/features/sign-in/session.functions.ts';
import { signInAddress, signOutAddress } from '#src/features/sign-in/sign-in-addresses.ts';
import type { Guard } from './guard.ts';

/** Signed in, and with a password typed recently enough; else to the provider. */
export const secureAuthent: Guard = async ({ locale, href }) => {
  const state = await fetchSessionState();
  if (state === 'secure') return;
  const address = state === 'anonymous' ? signInAddress : signOutAddress;
  throw redirect({
    statusCode: HTTP_STATUS.FOUND,
    href: address(locale, href),
    reloadDocument: true,
  });
};
