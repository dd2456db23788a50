import { randomUUID } from 'node:crypto';
import { CARRIER_STAND_IN } from '#src/demo/carrier-stand-in.ts';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import { SHIPPED_ROLES, type ShippedRoleName } from '#src/domain/staff/shipped-roles.ts';
import type { PlatformDeps, StaffCaller } from '#src/platform/http/platform-env.ts';
import { serveOrderDesk } from '#src/platform/order-desk/serve-order-desk.ts';
import type { Answer } from './platform-client.ts';
import { callAs, staffCaller } from './staff-caller.ts';
import type { TestPlatform } from './test-platform.ts';

type As = {
  role?: ShippedRoleName;
  permissions?: readonly Permission[];
  shops?: readonly OnlineLocale[];
  refundLimitCents?: number | null;
};

/** Somebody of the staff who calls the desk; what the document does not describe is refused. */
export type Desk = {
  caller: StaffCaller;
  call(
    method: string,
    path: string,
    body?: Record<string, unknown>,
  ): Promise<Pick<Answer, 'status' | 'body'>>;
};

/** The calls of the desk over the database of a test, as somebody of the staff makes them. */
export function openDesk(
  { inside }: Pick<TestPlatform, 'inside'>,
  { role = 'desk', permissions, shops = ONLINE_LOCALES, refundLimitCents }: As = {},
): Desk {
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
    signIns: {
      authenticatedAt: async () => null,
      list: async () => [],
      end: async () => false,
      endOthers: async () => undefined,
    },
    endLinks: async () => undefined,
  };
  return {
    caller,
    call: callAs(caller, (router) => serveOrderDesk(router, deps, CARRIER_STAND_IN)),
  };
}
