import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { fetchAccountState } from '#src/features/sign-in/session.functions.ts';
import type { Guard } from './guard.ts';

/** The account can be read and is not deleted. A deleted one has no pages until it is reactivated. */
export const accountAccess: Guard = async ({ pathname }) => {
  const { isDeleted } = await fetchAccountState();
  if (isDeleted) throw pageNotFound(pathname);
};
