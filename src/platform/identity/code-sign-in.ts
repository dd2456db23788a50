import { clientGroup } from '#src/process/client-group.ts';
import {
  askForSignInCode,
  type CodeProblem,
  type CodeRequest,
  customerOfMailbox,
  findSignInCode,
  takeSignInCode,
} from '../accounts/face.ts';
import { createGuest, normaliseEmail } from '../customers/face.ts';
import type { Attempt } from '../kernel/attempts/attempt-store.ts';
import { type Database, inTransaction } from '../kernel/database/database.ts';
import type { SignIns } from '../kernel/http/platform-env.ts';
import type { EndLinks } from '../kernel/links/end-links.ts';
import type { Sealing } from '../kernel/sealing/sealing.ts';
import { findIdentity } from '../sign-in-providers/face.ts';
import { type AttemptLimits, createAttempts, failuresFrom } from './attempt-limits.ts';
import { connectNamed } from './other-provider-sign-in.ts';
import { outlast } from './outlast.ts';
import type { TooMany } from './password-sign-in.ts';

export type CodeSignIn = ReturnType<typeof createCodeSignIn>;

/** Another code is asked for too soon; `waitSeconds` until one may be. */
export type TooSoon = { ok: false; problem: 'codeTooSoon'; waitSeconds: number };

/** `signedInAs`: whose session the browser has already, if anybody's. */
type Entered = { askedIn: string; code: string; signedInAs: string | null };

/** Signing in, and opening accounts, with a code that is mailed (T54). */
export function createCodeSignIn({
  database,
  sealing,
  signIns,
  endLinks,
  now,
  limits,
}: {
  database: Database;
  sealing: Sealing;
  signIns: SignIns;
  endLinks: EndLinks;
  now: () => Date;
  limits: AttemptLimits;
}) {
  const attempts = createAttempts(database, now);

  /** The first of these limits that holds an attempt up; those after it do not count the attempt. */
  async function waitFor(...groups: readonly (readonly Attempt[])[]): Promise<number> {
    for (const group of groups) {
      const waitSeconds = await attempts.count(group);
      if (waitSeconds > 0) return waitSeconds;
    }
    return 0;
  }

  return {
    /** The same answer, after the same time, for a known and an unknown e-mail. */
    async ask(request: CodeRequest, ip: string): Promise<{ ok: true } | TooSoon | TooMany> {
      const { askedIn, email, domain } = request;
      const pause = { what: 'code again in', who: askedIn, limit: limits.codePause };
      const soon = await waitFor([pause]);
      if (soon > 0) return { ok: false, problem: 'codeTooSoon', waitSeconds: soon };
      const address = normaliseEmail(email);
      const waitSeconds = await waitFor(
        [
          { what: 'code', who: address, limit: limits.codesPerAddress },
          { what: 'code of the day', who: address, limit: limits.codesPerAddressAndDay },
          { what: 'code from', who: clientGroup(ip) ?? ip, limit: limits.codesPerIp },
        ],
        // Last: a client that is held up already must not use up the limit of the whole shop.
        [{ what: 'codes of shop', who: domain, limit: limits.codesPerShop }],
      );
      if (waitSeconds > 0) return { ok: false, problem: 'tooManyAttempts', waitSeconds };
      await askForSignInCode(database, request, now());
      return { ok: true };
    },

    /** What the page of a sign-in says of its code, and the provider that it connects; null without one. */
    async find(askedIn: string) {
      const asked = await outlast(() => findSignInCode(database, askedIn));
      if (asked === null) return null;
      const named = await outlast(() => findIdentity(database, askedIn, asked.email));
      return { ...asked, connects: named?.provider ?? null };
    },

    /** Signs in with a code, in the sign-in that asked for it; wrong ones count like wrong passwords. */
    async enter(
      { askedIn, code, signedInAs }: Entered,
      ip: string,
    ): Promise<
      | { ok: true; customerId: string; remembered: boolean; isGuest: boolean }
      | { ok: false; problem: CodeProblem }
      | TooMany
    > {
      const byIp = failuresFrom(ip, limits);
      const waitSeconds = await waitFor([byIp]);
      if (waitSeconds > 0) return { ok: false, problem: 'tooManyAttempts', waitSeconds };
      const outcome = await inTransaction(database, async (tx) => {
        const taken = await takeSignInCode(tx, sealing, { askedIn, code, now: now() });
        if (!taken.ok) return taken;
        const { email, domain, remembered, asGuest: isGuest } = taken;
        if (isGuest) {
          const customerId = await createGuest(tx, email, now());
          return { ok: true as const, customerId, remembered: false, isGuest };
        }
        const needs = { signIns, endLinks, now };
        const customerId = await customerOfMailbox(tx, needs, { email, domain, signedInAs });
        await connectNamed(tx, { startedIn: askedIn, email, customerId, domain }, now());
        return { ok: true as const, customerId, remembered, isGuest };
      });
      if (outcome.ok) await attempts.takeBack([byIp]);
      return outcome;
    },
  };
}
