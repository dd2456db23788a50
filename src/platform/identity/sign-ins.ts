import { and, desc, eq, gt, isNull, lt, max, min, ne, type SQL, sql } from 'drizzle-orm';
import { browserName } from '#src/domain/sign-in/browser-name.ts';
import type { Database, Transaction } from '../kernel/database/database.ts';
import type { SignIns } from '../kernel/http/platform-env.ts';
import { CLIENT_ID, LIFETIME } from './identity-config.ts';
import {
  accountOf,
  identityPayloads,
  refreshTokenFamilies,
  refreshTokens,
  signInBrowsers,
} from './tables.ts';

/** The grant that a row of the provider belongs to. */
const grantOf = sql`CASE ${identityPayloads.model}
  WHEN 'Grant' THEN ${identityPayloads.id}
  WHEN 'Session' THEN ${identityPayloads.payload} #>> ARRAY['authorizations', ${CLIENT_ID}, 'grantId']
  ELSE ${identityPayloads.grantId} END`;

const { customerId: owner, grantId, revokedAt, authenticatedAt, endsAt } = refreshTokenFamilies;

type Which = { families?: SQL | undefined; payloads?: SQL | undefined };

/** Ends tokens and the provider's own sessions: no browser comes back without the password. */
async function end(tx: Transaction, customerId: string, which: Which, now: Date): Promise<boolean> {
  const ended = await tx
    .update(refreshTokenFamilies)
    .set({ revokedAt: now })
    .where(and(eq(owner, customerId), isNull(revokedAt), which.families))
    .returning({ grantId });
  await tx.delete(identityPayloads).where(and(eq(accountOf, customerId), which.payloads));
  return ended.length > 0;
}

/** Sign-ins by their grant: each proof starts one (provider.ts `loadGrant`). */
export function createSignIns(database: Database): SignIns {
  return {
    async authenticatedAt(signInId) {
      const [row] = await database
        .select({ authenticatedAt })
        .from(refreshTokenFamilies)
        .where(and(eq(grantId, signInId), isNull(revokedAt)))
        .limit(1);
      return row?.authenticatedAt ?? null;
    },

    async list(customerId, now) {
      const lastSeenAt = max(refreshTokens.issuedAt);
      const rows = await database
        .select({
          signInId: grantId,
          browser: max(signInBrowsers.browser),
          system: max(signInBrowsers.system),
          signedInAt: min(authenticatedAt),
          lastSeenAt,
        })
        .from(refreshTokenFamilies)
        .innerJoin(refreshTokens, eq(refreshTokens.familyId, refreshTokenFamilies.familyId))
        .leftJoin(signInBrowsers, eq(signInBrowsers.grantId, grantId))
        .where(and(eq(owner, customerId), isNull(revokedAt), gt(endsAt, now)))
        .groupBy(grantId)
        .orderBy(desc(lastSeenAt));
      return rows.map(({ signInId, browser, system, ...times }) => ({
        signInId,
        browser: browser ?? '',
        system: system ?? '',
        signedInAt: times.signedInAt ?? now,
        lastSeenAt: times.lastSeenAt ?? now,
      }));
    },

    end: (tx, customerId, signInId, now) =>
      end(
        tx,
        customerId,
        { families: eq(grantId, signInId), payloads: sql`${grantOf} = ${signInId}` },
        now,
      ),

    async endOthers(tx, customerId, kept, now) {
      const others: Which =
        kept === null
          ? {}
          : { families: ne(grantId, kept), payloads: sql`${grantOf} IS DISTINCT FROM ${kept}` };
      await end(tx, customerId, others, now);
    },
  };
}

/** Notes in which browser a sign-in began: its names alone, for its owner to know it again. */
export async function noteBrowser(
  database: Database,
  signIn: { grantId: string; userAgent: string },
  now: Date,
): Promise<void> {
  const named = { grantId: signIn.grantId, ...browserName(signIn.userAgent), startedAt: now };
  await database.insert(signInBrowsers).values(named).onConflictDoNothing();
}

/** Forgets browsers of sign-ins that can no longer go on. */
export async function forgetOldBrowsers(database: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - (LIFETIME.remembered + LIFETIME.interaction) * 1000);
  await database.delete(signInBrowsers).where(lt(signInBrowsers.startedAt, since));
}
