import { eq } from 'drizzle-orm';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/staff/own.calls.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import type { Router } from '#src/platform/kernel/http/create-router.ts';
import type { StaffCaller } from '#src/platform/kernel/http/platform-env.ts';
import { ok, serve } from '#src/platform/kernel/http/serve.ts';
import { hashPassword, verifyPassword } from '#src/platform/kernel/passwords/passwords.ts';
import { audit } from './audit.ts';
import { endPasswordLinks } from './password-links.ts';
import {
  beginTotp,
  findMethods,
  findSettings,
  findStaffPasskeys,
  proveTotp,
  removeTotp,
  staffPasskeyRules,
  withinTries,
} from './second-factor.ts';
import { endSession, endSessions, findSessions } from './sessions.ts';
import { grantsOf, type StaffDeps } from './staff-deps.ts';
import { assertStaffPassword } from './staff-password.ts';
import { staffMembers, staffSessions } from './tables.ts';

/** How long after the sign-in a second factor may be changed. */
const RECENT_MS = 15 * 60_000;

const DONE = { status: 204, body: null } as const;

/** What members see and change of themselves. */
export function serveOwn(router: Router, deps: StaffDeps): void {
  const { database, now } = deps;
  const passkeys = staffPasskeyRules(deps);

  /** The member who calls; a machine has no account of its own. */
  async function own(caller: StaffCaller) {
    const { id: memberId, sessionId } = caller;
    if (sessionId === undefined) throw new DomainError('FORBIDDEN');
    const [found] = await database
      .select()
      .from(staffMembers)
      .where(eq(staffMembers.memberId, memberId));
    const member = requireFound(found, 'UNAUTHORIZED');
    return { actor: caller, member, memberId, sessionId };
  }

  /** The same, shortly after the sign-in where there is a second factor to change. */
  async function recent(caller: StaffCaller) {
    const found = await own(caller);
    if ((await findMethods(database, found.member)).length === 0) return found;
    const [session] = await database
      .select()
      .from(staffSessions)
      .where(eq(staffSessions.sessionId, found.sessionId));
    const age = now().getTime() - (session?.signedInAt.getTime() ?? 0);
    if (age > RECENT_MS) throw new DomainError('SIGN_IN_NOT_RECENT');
    return found;
  }

  serve(router, calls.getMe, async (_, caller) => {
    const member = caller.sessionId === undefined ? null : (await own(caller)).member;
    const { secondFactorRequired } = await findSettings(database, deps.config);
    const methods = member === null ? [] : await findMethods(database, member);
    return ok({
      ...{ kind: caller.kind, id: caller.id, name: caller.name },
      email: member?.email ?? null,
      language: member?.language ?? null,
      permissions: [...caller.permissions],
      shops: [...caller.shops],
      grants: grantsOf(caller).map(({ permissions, shops }) => ({
        permissions: [...permissions],
        shops: [...shops],
      })),
      refundLimitCents: caller.refundLimitCents,
      secondFactor: { isRequired: secondFactorRequired, isSet: methods.length > 0 },
    });
  });

  serve(router, calls.changeMe, async ({ body }, caller) => {
    const { member, memberId } = await own(caller);
    await inTransaction(database, async (tx) => {
      await tx.update(staffMembers).set(body).where(eq(staffMembers.memberId, memberId));
      await audit(tx, caller, now(), {
        action: 'staff.rename',
        subject: { kind: 'staff', id: memberId },
        shop: null,
        before: { name: member.name, language: member.language },
        after: body,
      });
    });
    return DONE;
  });

  serve(router, calls.changeStaffPassword, async ({ body }, caller) => {
    const { member, memberId, sessionId } = await own(caller);
    const tried = { what: 'password', memberId };
    const isRight = await withinTries(deps, tried, () =>
      verifyPassword(body.currentPassword, member.passwordHash),
    );
    if (!isRight) throw new DomainError('PASSWORD_WRONG', { field: 'currentPassword' });
    const { config } = deps;
    const { email, name } = member;
    await assertStaffPassword(body.newPassword, { config, email, name, field: 'newPassword' });
    const passwordHash = await hashPassword(body.newPassword);
    await inTransaction(database, async (tx) => {
      await tx
        .update(staffMembers)
        .set({ passwordHash })
        .where(eq(staffMembers.memberId, memberId));
      await endSessions(tx, memberId, sessionId);
      await endPasswordLinks(tx, member.email);
      const subject = { kind: 'staff', id: memberId };
      await audit(tx, caller, now(), { action: 'staff.password', subject, shop: null });
    });
    return DONE;
  });

  serve(router, calls.getStaffSessions, async (_, caller) => {
    const { memberId, sessionId } = await own(caller);
    const found = await findSessions(database, memberId, now());
    const values = found
      .map((session) => ({
        ...{ id: session.sessionId, browser: session.browser, system: session.system },
        clientAddress: session.clientAddress,
        signedInAt: session.signedInAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        endsAt: session.endsAt.toISOString(),
        isThis: session.sessionId === sessionId,
      }))
      .sort((one, other) => Number(other.isThis) - Number(one.isThis));
    return ok({ values });
  });

  serve(router, calls.endStaffSession, async ({ params }, caller) => {
    const { memberId } = await own(caller);
    await inTransaction(database, async (tx) => {
      const isEnded = await endSession(tx, memberId, params.sessionId);
      if (!isEnded) throw new DomainError('NOT_FOUND');
      const subject = { kind: 'staff', id: memberId };
      await audit(tx, caller, now(), { action: 'staff.session-end', subject, shop: null });
    });
    return DONE;
  });

  serve(router, calls.getSecondFactor, async (_, caller) => {
    const { member, memberId } = await own(caller);
    const rows = await findStaffPasskeys(database, memberId);
    return ok({
      hasTotp: member.totpSealed !== null,
      passkeys: rows.map(({ passkeyId, name, addedAt, lastUsedAt }) => ({
        ...{ id: passkeyId, name },
        addedAt: addedAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    });
  });

  serve(router, calls.beginTotp, async (_, caller) => {
    const { member } = await recent(caller);
    return ok(await beginTotp(deps, member));
  });

  serve(router, calls.proveTotp, async ({ body }, caller) => {
    await proveTotp(deps, await recent(caller), body.code);
    return DONE;
  });

  serve(router, calls.removeTotp, async (_, caller) => {
    await removeTotp(deps, await recent(caller));
    return DONE;
  });

  serve(router, calls.askNewStaffPasskey, async (_, caller) => {
    const { member, sessionId } = await recent(caller);
    return ok(await passkeys.creationOptions(sessionId, member));
  });

  serve(router, calls.addStaffPasskey, async ({ body }, caller) => {
    await passkeys.add(await recent(caller), body);
    return DONE;
  });

  serve(router, calls.removeStaffPasskey, async ({ params }, caller) => {
    const isRemoved = await passkeys.remove(await recent(caller), params.passkeyId);
    if (!isRemoved) throw new DomainError('NOT_FOUND');
    return DONE;
  });
}
