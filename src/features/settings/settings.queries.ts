import { queryOptions } from '@tanstack/react-query';
import { fetchIsRecentlySignedIn } from '#src/features/sign-in/session.functions.ts';
import { fetchDevices } from './devices.functions.ts';
import {
  fetchBankDetails,
  fetchHasPassword,
  fetchProfile,
  fetchSettings,
} from './settings.functions.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => fetchSettings(),
});

export const profileQuery = queryOptions({
  queryKey: ['settings', 'profile'],
  queryFn: () => fetchProfile(),
});

export const hasPasswordQuery = queryOptions({
  queryKey: ['settings', 'has-password'],
  queryFn: () => fetchHasPassword(),
});

export const devicesQuery = queryOptions({
  queryKey: ['settings', 'devices'],
  queryFn: () => fetchDevices(),
});

export const bankDetailsQuery = queryOptions({
  queryKey: ['settings', 'bank-details'],
  queryFn: () => fetchBankDetails(),
});

/** Whether the password was typed at most five minutes ago (T39). */
export const recentSignInQuery = queryOptions({
  queryKey: ['settings', 'recent-sign-in'],
  queryFn: () => fetchIsRecentlySignedIn(),
  // Its page asks again when it is entered, and not while somebody types.
  staleTime: Number.POSITIVE_INFINITY,
});
