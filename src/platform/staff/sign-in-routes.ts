import { eq } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import * as calls from '#src/domain/staff/sign-in.calls.ts';
import type { SignInStep } from '#src/domain/staff/staff.schema.ts';
import {
  forgetAttempts,
  limitAttempts,
  takeBack,
} from '#src/platform/kernel/attempts/attempt-store.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import type { Router } from '#src/platform/kernel/http/create-router.ts';
import type { StaffVisitor } from '#src/platform/kernel/http/platform-env.ts';
import { ok, serve } from '#src/platform/kernel/http/serve.ts';
import { verifyPassword } from '#src/platform/kernel/passwords/passwords.ts';
import { audit } from './audit.ts';
import { notingFailures } from './failed-sign-ins.ts';
import { accept, findInvited } from './invitations.ts';
import {
  findMethods,
  findSettings,
  isTotp,
  staffPasskeyRules,
  withinTries,
} from './second-factor.ts';
import { endSessionOf, findSession, openSession, sessionCookie } from './sessions.ts';
import { signInsFrom, signInsWith } from './sign-in-limits.ts';
import type { StaffDeps } from './staff-deps.ts';
import { type Member, staffMembers } from './tables.ts';

/** How members come in: password, then a second factor where one is set; or an invitation. */
export function serveSignIn(router: Router, deps: StaffDeps): void {
  const { database, now, config } = deps;
  const cookie = sessionCookie(config);
  const passkeys = staffPasskeyRules(deps);

  /** Opens the session of somebody who proved all that is asked for; says what they must do first. */
  async function enter(member: Member, visitor: StaffVisitor) {
    const { memberId, name } = member;
    const { clientAddress, correlationId } = visitor;
    const { secondFactorRequired } = await findSettings(database, config);
    const methods = await findMethods(database, member);
    const token = await inTransaction(database, async (tx) => {
      const opened = await openSession(tx, { memberId, isWaiting: false }, visitor, now());
      await audit(tx, { kind: 'person', id: memberId, name, clientAddress, correlationId }, now(), {
        action: 'staff.sign-in',
        subject: { kind: 'staff', id: memberId },
        shop: null,
        after: { methods },
      });
      return opened;
    });
    const next = secondFactorRequired && methods.length === 0 ? 'enrol' : 'signed-in';
    const body: SignInStep = { next, methods: [] };
    return { ...ok(body), headers: cookie.set(token) };
  }

  async function findByEmail(email: string): Promise<Member | undefined> {
    const [found] = await database.select().from(staffMembers).where(eq(staffMembers.email, email));
    return found;
  }

  /** The session that waits for a second factor, with its member. */
  async function waiting({ sessionToken }: StaffVisitor) {
    const found = await findSession(database, sessionToken, now());
    if (found === null || !found.session.isWaiting) throw new DomainError('UNAUTHORIZED');
    return found;
  }

  async function enterWith(
    visitor: StaffVisitor,
    holds: (member: Member, sessionId: string) => Promise<boolean>,
  ) {
    const { member, session } = await waiting(visitor);
    const { memberId } = member;
    const attempts = signInsFrom(visitor);
    const failing = { find: async () => memberId, wrong: 'staff.wrong-code' } as const;
    await notingFailures(deps, visitor, failing, async () => {
      if (attempts.length > 0) await limitAttempts(database, now(), attempts);
      const tried = { what: 'second step', memberId };
      const isRight = await withinTries(deps, tried, () => holds(member, session.sessionId));
      if (!isRight) throw new DomainError('STAFF_SIGN_IN_REFUSED');
    });
    await takeBack(database, attempts);
    return enter(member, visitor);
  }

  serve(router, calls.signInStaff, async ({ body }, visitor) => {
    const email = body.email.toLowerCase();
    const byEmail = signInsWith(email);
    const attempts = signInsFrom(visitor);
    const failing = {
      find: async () => (await findByEmail(email))?.memberId ?? null,
      wrong: 'staff.wrong-password',
    } as const;
    const known = await notingFailures(deps, visitor, failing, async () => {
      await limitAttempts(database, now(), [byEmail, ...attempts]);
      const found = await findByEmail(email);
      // As long and as it says for an e-mail that nobody has.
      const isRight = await verifyPassword(body.password, found?.passwordHash ?? null);
      if (found === undefined || found.state !== 'active' || !isRight) {
        throw new DomainError('STAFF_SIGN_IN_REFUSED');
      }
      return found;
    });
    await forgetAttempts(database, byEmail);
    await takeBack(database, attempts);
    const methods = await findMethods(database, known);
    if (methods.length === 0) return enter(known, visitor);
    const step: SignInStep = { next: 'second-factor', methods };
    const session = { memberId: known.memberId, isWaiting: true };
    const token = await inTransaction(database, (tx) => openSession(tx, session, visitor, now()));
    return { ...ok(step), headers: cookie.set(token) };
  });

  serve(router, calls.enterStaffCode, async ({ body }, visitor) =>
    enterWith(visitor, ({ memberId }) => isTotp(deps, memberId, body.code)),
  );

  serve(router, calls.askStaffPasskey, async (_, visitor) => {
    const { member, session } = await waiting(visitor);
    return ok(await passkeys.signInOptions(session.sessionId, member.memberId));
  });

  serve(router, calls.enterStaffPasskey, async ({ body }, visitor) =>
    enterWith(visitor, ({ memberId }, sessionId) => passkeys.isSigner(sessionId, memberId, body)),
  );

  serve(router, calls.signOutStaff, async (_, { sessionToken }) => {
    await endSessionOf(database, sessionToken);
    return { status: 204, body: null, headers: cookie.clear() };
  });

  serve(router, calls.findInvitation, async ({ body }) => {
    const { email, name, language } = await findInvited(database, body.token, now());
    return ok({ email, name, language });
  });

  serve(router, calls.acceptInvitation, async ({ body }, visitor) =>
    enter(await accept(deps, body, visitor), visitor),
  );
}
