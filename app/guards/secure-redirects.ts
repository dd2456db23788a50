import { redirect } from '@tanstack/react-router';
import { HTTP_STATUS } from '#src/domain/process/http-status.ts';
import { signInAddress, signOutAddress } from '#src/features/sign-in/sign-in-addresses.ts';
import type { GuardContext } from './guard.ts';

type Going = Pick<GuardContext, 'locale' | 'href'>;

const leaveFor = (href: string) =>
  redirect({ statusCode: HTTP_STATUS.FOUND, href, reloadDocument: true });

/** To the provider, and back to where the shopper was going. */
export const toSignIn = ({ locale, href }: Going) => leaveFor(signInAddress(locale, href));

/** A remembered shopper signs out on the way, so that the password is asked for. */
export const toPassword = ({ locale, href }: Going) => leaveFor(signOutAddress(locale, href));
