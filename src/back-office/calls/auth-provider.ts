import { type AuthProvider, HttpError } from 'react-admin';
import { getMe } from '#src/domain/staff/own.calls.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import { signOutStaff } from '#src/domain/staff/sign-in.calls.ts';
import type { StaffMe } from '#src/domain/staff/staff.schema.ts';
import { ask } from './ask.ts';
import { isResourceName, RESOURCES } from './resources.ts';

let known: Promise<StaffMe> | null = null;

/** Who is signed in; asked once a sign-in. Rejects where nobody is. */
export function me(): Promise<StaffMe> {
  known ??= ask(getMe, {}).catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** After a sign-in, or a change of one's own account. */
export const forgetMe = () => {
  known = null;
};

export const may = (
  { permissions }: Pick<StaffMe, 'permissions'>,
  needs: Permission | readonly Permission[] | null,
) => needs === null || [needs].flat().some((one) => permissions.includes(one));

/** Nobody is signed in: nothing is allowed yet. */
function noneBefore(error: unknown): readonly Permission[] {
  if (error instanceof HttpError && error.status === 401) return [];
  throw error;
}

/** The session of the cookie; what a role may not do is refused by the server, and not offered here. */
export const authProvider: AuthProvider = {
  // The page of the sign-in makes the calls.
  login: async () => forgetMe(),
  logout: async () => {
    forgetMe();
    await ask(signOutStaff, {}).catch(() => undefined);
  },
  checkAuth: async () => {
    const { secondFactor } = await me();
    if (secondFactor.isRequired && !secondFactor.isSet) throw new HttpError('', 401);
  },
  checkError: async ({ status }: { status?: number }) => {
    if (status !== 401) return;
    forgetMe();
    throw new Error('The session is over.');
  },
  getIdentity: async () => {
    const { id, name } = await me();
    return { id, fullName: name };
  },
  // Asked on every page: one that nobody is signed in to, such as that of an invitation, stays open.
  getPermissions: () => me().then(({ permissions }) => permissions, noneBefore),
  canAccess: async ({ resource }) => {
    if (!isResourceName(resource)) return true;
    const { list } = RESOURCES[resource];
    return may(await me(), 'needs' in list ? list.needs : null);
  },
};
