import { DomainError } from '#src/domain/errors.ts';
import type { Grant } from '#src/domain/staff/grants.ts';
import { covers, hasAllShops, shopsOf } from '#src/domain/staff/grants.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import type { PlatformDeps, StaffCaller } from '#src/platform/kernel/http/platform-env.ts';

/** What the staff's own resources are built from. */
export type StaffDeps = Pick<PlatformDeps, 'database' | 'now' | 'config'>;

/** What a caller may do where. */
export const grantsOf = ({ grants, ...whole }: StaffCaller): readonly Grant[] => grants ?? [whole];

/** Refuses to give, or to take from others, what the caller does not have. */
export function assertMayGive(caller: StaffCaller, wanted: readonly Grant[]): void {
  const own = grantsOf(caller);
  if (!wanted.every((grant) => covers(own, grant))) throw new DomainError('FORBIDDEN');
}

/** Refuses a caller who may not do this, and all that `needs` says, in every shop. Throws FORBIDDEN. */
export function requireAllShops(caller: StaffCaller, needs: readonly Permission[] = []): void {
  const isMissing = needs.some(
    (permission) =>
      !caller.permissions.has(permission) ||
      !hasAllShops({ shops: shopsOf(grantsOf(caller), permission) }),
  );
  if (isMissing || !hasAllShops(caller)) throw new DomainError('FORBIDDEN');
}
