import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../kernel/database/database.ts';
import type { ProviderIdentity } from './connection-store.ts';
import { providerSignIns } from './tables.ts';

/** As long as a sign-in may be under way, in ms. */
const REMEMBERED_MS = 60 * 60_000;

type Started = { startedIn: string; provider: string; stateDigest: string; remembered: boolean };

/** Notes that a browser goes to a provider; its sign-in has one such way at a time. */
export async function noteStart(db: Queryable, started: Started, now: Date): Promise<void> {
  const fresh = { ...started, startedAt: now, issuer: null, subject: null, email: null };
  await db
    .insert(providerSignIns)
    .values(fresh)
    .onConflictDoUpdate({ target: providerSignIns.startedIn, set: fresh });
}

/** The sign-in that an answer of a provider belongs to; null when it is unknown or was taken. */
export async function findStart(
  db: Queryable,
  { provider, stateDigests }: { provider: string; stateDigests: readonly string[] },
): Promise<string | null> {
  const [row] = await db
    .select({ startedIn: providerSignIns.startedIn })
    .from(providerSignIns)
    .where(
      and(
        eq(providerSignIns.provider, provider),
        inArray(providerSignIns.stateDigest, [...stateDigests]),
      ),
    );
  return row?.startedIn ?? null;
}

/** Uses up the state of an answer; null when it belongs to another sign-in or was used before. */
export async function takeStart(
  db: Queryable,
  {
    startedIn,
    provider,
    stateDigests,
  }: Omit<Started, 'stateDigest' | 'remembered'> & {
    stateDigests: readonly string[];
  },
): Promise<{ remembered: boolean } | null> {
  const [row] = await db
    .update(providerSignIns)
    .set({ stateDigest: null })
    .where(
      and(
        eq(providerSignIns.startedIn, startedIn),
        eq(providerSignIns.provider, provider),
        inArray(providerSignIns.stateDigest, [...stateDigests]),
      ),
    )
    .returning({ remembered: providerSignIns.remembered });
  return row ?? null;
}

/** Keeps whom a provider named until a code proves the mailbox. */
export async function keepIdentity(
  db: Queryable,
  startedIn: string,
  { issuer, subject, email }: Omit<ProviderIdentity, 'provider'> & { email: string },
): Promise<void> {
  await db
    .update(providerSignIns)
    .set({ issuer, subject, email })
    .where(eq(providerSignIns.startedIn, startedIn));
}

/** Whom a provider named in a sign-in, with this e-mail; null when nobody waits for a proof of it. */
export async function findIdentity(
  db: Queryable,
  startedIn: string,
  email: string,
): Promise<ProviderIdentity | null> {
  const [row] = await db
    .select()
    .from(providerSignIns)
    .where(and(eq(providerSignIns.startedIn, startedIn), eq(providerSignIns.email, email)));
  if (!row || row.issuer === null || row.subject === null) return null;
  return { provider: row.provider, issuer: row.issuer, subject: row.subject };
}

/** Forgets a sign-in that is done. */
export async function forgetStart(tx: Transaction, startedIn: string): Promise<void> {
  await tx.delete(providerSignIns).where(eq(providerSignIns.startedIn, startedIn));
}

/** Deletes what nobody comes back to, with its e-mail. */
export async function forgetOldStarts(database: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - REMEMBERED_MS);
  await database.delete(providerSignIns).where(lt(providerSignIns.startedAt, since));
}
