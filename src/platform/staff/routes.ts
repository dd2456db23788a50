import * as auditCalls from '#src/domain/staff/audit.calls.ts';
import { toGrant } from '#src/domain/staff/grants.ts';
import * as keyCalls from '#src/domain/staff/key.calls.ts';
import * as calls from '#src/domain/staff/member.calls.ts';
import { SHIPPED_ROLES } from '#src/domain/staff/shipped-roles.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import type { Router } from '#src/platform/kernel/http/create-router.ts';
import { ok, serve } from '#src/platform/kernel/http/serve.ts';
import { audit } from './audit.ts';
import { exportEntries, findEntries } from './audit-log.ts';
import { endKey } from './end-keys.ts';
import { createKey, findKey, findKeys, rotateKey } from './keys.ts';
import { findMember, findMembers } from './member-store.ts';
import { assign, invite, inviteAgain, remove } from './members.ts';
import { serveOwn } from './own-routes.ts';
import { servePasswordLinks } from './password-links.ts';
import { changeRole, createRole, deleteRole, findRole, findRoles } from './roles.ts';
import { findSettings, saveSettings } from './second-factor.ts';
import { serveSignIn } from './sign-in-routes.ts';
import { assertMayGive, type StaffDeps } from './staff-deps.ts';

const DONE = { status: 204, body: null } as const;

function serveMembers(router: Router, deps: StaffDeps): void {
  const { database, now } = deps;
  serve(router, calls.listMembers, async ({ query }) =>
    ok(await findMembers(database, query, now())),
  );
  serve(router, calls.getMember, async ({ params }) =>
    ok(await findMember(database, params.memberId, now())),
  );
  serve(router, calls.inviteMember, async ({ body }, caller) => ({
    status: 201,
    body: await invite(deps, caller, body),
  }));
  serve(router, calls.inviteMemberAgain, async ({ params }, caller) => ({
    status: 202,
    body: await inviteAgain(deps, caller, params.memberId),
  }));
  serve(router, calls.assignRoles, async ({ params, query, body }, caller) =>
    ok(await assign(deps, caller, { ...params, ...query, ...body })),
  );
  serve(router, calls.removeMember, async ({ params, query }, caller) => {
    await remove(deps, caller, { ...params, ...query });
    return DONE;
  });
}

function serveRoles(router: Router, deps: StaffDeps): void {
  const { database, now, config } = deps;
  serve(router, calls.listRoles, async ({ query }) => ok(await findRoles(database, query)));
  serve(router, calls.getRole, async ({ params }) => ok(await findRole(database, params.roleId)));
  serve(router, calls.createRole, async ({ body }, caller) => ({
    status: 201,
    body: await createRole(deps, caller, body),
  }));
  serve(router, calls.changeRole, async ({ params, query, body }, caller) =>
    ok(await changeRole(deps, caller, { ...params, ...query, body })),
  );
  serve(router, calls.deleteRole, async ({ params, query }, caller) => {
    await deleteRole(deps, caller, { ...params, ...query });
    return DONE;
  });

  serve(router, calls.getStaffSettings, async () => ok(await findSettings(database, config)));
  serve(router, calls.changeStaffSettings, async ({ body }, caller) => {
    assertMayGive(caller, [toGrant({ ...SHIPPED_ROLES.owner, shops: null })]);
    await inTransaction(database, async (tx) => {
      const before = await findSettings(tx, config);
      await saveSettings(tx, body);
      const subject = { kind: 'settings', id: 'staff' };
      const change = { action: 'staff.settings', before, after: body } as const;
      await audit(tx, caller, now(), { ...change, subject, shop: null });
    });
    return ok(body);
  });
}

function serveKeys(router: Router, deps: StaffDeps): void {
  const { database, now } = deps;
  serve(router, keyCalls.listKeys, async ({ query }, caller) =>
    ok(await findKeys(deps, caller, query)),
  );
  serve(router, keyCalls.getKey, async ({ params }, caller) =>
    ok(await findKey(database, caller, params.keyId, now())),
  );
  serve(router, keyCalls.createKey, async ({ body }, caller) => ({
    status: 201,
    body: await createKey(deps, caller, body),
  }));
  serve(router, keyCalls.rotateKey, async ({ params, body }, caller) =>
    ok(await rotateKey(deps, caller, { ...params, ...body })),
  );
  serve(router, keyCalls.endKey, async ({ params }, caller) => {
    await endKey(deps, caller, params.keyId);
    return DONE;
  });
}

function serveAudit(router: Router, deps: StaffDeps): void {
  serve(router, auditCalls.listAudit, async ({ query }, caller) =>
    ok(await findEntries(deps.database, caller, query)),
  );
  serve(router, auditCalls.exportAudit, async ({ query }, caller) =>
    ok(await exportEntries(deps, caller, query)),
  );
}

/** Who works in the back office, what they may do and what they did. */
export function serveStaff(router: Router, deps: StaffDeps): void {
  serveSignIn(router, deps);
  servePasswordLinks(router, deps);
  serveOwn(router, deps);
  serveMembers(router, deps);
  serveRoles(router, deps);
  serveKeys(router, deps);
  serveAudit(router, deps);
}
