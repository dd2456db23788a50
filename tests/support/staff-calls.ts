import { randomUUID } from 'node:crypto';
import { CARRIER_STAND_IN } from '#src/demo/carrier-stand-in.ts';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import { SHIPPED_ROLES, type ShippedRoleName } from '#src/domain/staff/shipped-roles.ts';
import { endLinks } from '#src/platform/end-links.ts';
import { createSignIns } from '#src/platform/identity/sign-ins.ts';
import type { PlatformDeps, StaffCaller } from '#src/platform/kernel/http/platform-env.ts';
import { serveNounsToStaff } from '#src/platform/serve-staff.ts';
import type { Answer } from './platform-client.ts';
import { callAs, staffCaller } from './staff-caller.ts';
import type { TestPlatform } from './test-platform.ts';

type As = {
  role?: ShippedRoleName;
  permissions?: readonly Permission[];
  shops?: readonly OnlineLocale[];
  refundLimitCents?: number | null;
};

/** Somebody of the staff who makes calls; what the document does not describe is refused. */
export type StaffCalls = {
  caller: StaffCaller;
  call(
    method: string,
    path: string,
    body?: Record<string, unknown>,
  ): Promise<Pick<Answer, 'status' | 'body'>>;
};

/** What the staff need of a platform. */
type Inside = Pick<TestPlatform['inside'], 'database' | 'config'> & { clock: { now(): Date } };

/** The calls of the staff over the database of a test, as somebody of a role makes them. */
export function openStaffCalls(
  { inside }: { inside: Inside },
  { role = 'desk', permissions, shops = ONLINE_LOCALES, refundLimitCents }: As = {},
): StaffCalls {
  const { database, config, clock } = inside;
  const shipped = SHIPPED_ROLES[role];
  const caller = staffCaller({
    ...{ id: randomUUID(), name: `Somebody of ${role}`, correlationId: randomUUID() },
    permissions: new Set(permissions ?? shipped.permissions),
    shops: new Set(shops),
    refundLimitCents: refundLimitCents === undefined ? shipped.refundLimitCents : refundLimitCents,
  });
  const deps: PlatformDeps = {
    ...{ database, config, now: clock.now },
    verifyAccessToken: async () => null,
    signIns: createSignIns(database),
    endLinks,
  };
  const call = callAs(caller, (router) => serveNounsToStaff(router, deps, CARRIER_STAND_IN));
  return { caller, call };
}
