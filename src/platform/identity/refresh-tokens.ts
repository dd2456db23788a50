import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { type Database, inTransaction, type Transaction } from '../kernel/database/database.ts';
import { LIFETIME } from './identity-config.ts';
import { refreshTokenFamilies, refreshTokens } from './tables.ts';

export type RefreshTokenFamily = typeof refreshTokenFamilies.$inferSelect;
type TokenRow = typeof refreshTokens.$inferSelect;

/** A refresh token as the shopper's side holds it; `issuedAt` and `expiresAt` are instants. */
export type IssuedRefreshToken = {
  jti: string;
  family: RefreshTokenFamily;
  secure: boolean;
  issuedAt: Date;
  expiresAt: Date;
};

export type Rotation =
  | { ok: true; token: IssuedRefreshToken }
  /** `reused`: a token came back after its grace; the family has been ended. */
  | { ok: false; reason: 'reused'; family: RefreshTokenFamily }
  | { ok: false; reason: 'unknown' | 'ended' };

export type SignIn = Pick<
  RefreshTokenFamily,
  'customerId' | 'grantId' | 'providerToken' | 'authenticatedAt' | 'remembered'
>;

const after = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000);

/**
 * Whether a token issued now opens account and checkout: always without "remember
 * me"; with it, while the proof of the sign-in is less than 30 minutes old.
 */
export function isSecure(
  { remembered, authenticatedAt }: Pick<SignIn, 'remembered' | 'authenticatedAt'>,
  now: Date,
): boolean {
  return !remembered || now < after(authenticatedAt, LIFETIME.secure);
}

function toIssued(family: RefreshTokenFamily, row: TokenRow): IssuedRefreshToken {
  const { jti, secure, issuedAt } = row;
  return { jti, family, secure, issuedAt, expiresAt: family.endsAt };
}

async function insertToken(tx: Transaction, family: RefreshTokenFamily, now: Date) {
  const row = {
    familyId: family.familyId,
    jti: family.currentJti,
    secure: isSecure(family, now),
    issuedAt: now,
    rotatedAt: null,
  };
  await tx.insert(refreshTokens).values(row);
  return toIssued(family, row);
}

/** Starts the family of a sign-in with its first token. It ends 30 days, or 12 hours, later. */
export async function startFamily(
  database: Database,
  signIn: SignIn,
  now: Date,
): Promise<IssuedRefreshToken> {
  const lifetime = signIn.remembered ? LIFETIME.remembered : LIFETIME.notRemembered;
  const family = {
    ...signIn,
    familyId: randomUUID(),
    currentJti: randomUUID(),
    endsAt: after(signIn.authenticatedAt, lifetime),
    revokedAt: null,
  };
  return inTransaction(database, async (tx) => {
    await tx.insert(refreshTokenFamilies).values(family);
    return insertToken(tx, family, now);
  });
}

/** Locks a family, so that its tokens rotate one at a time. */
async function lockFamily(tx: Transaction, familyId: string) {
  const [family] = await tx
    .select()
    .from(refreshTokenFamilies)
    .where(eq(refreshTokenFamilies.familyId, familyId))
    .for('update');
  return family;
}

const tokenOf = (familyId: string, jti: string) =>
  and(eq(refreshTokens.familyId, familyId), eq(refreshTokens.jti, jti));

async function findToken(tx: Transaction, familyId: string, jti: string) {
  const [row] = await tx.select().from(refreshTokens).where(tokenOf(familyId, jti));
  return row;
}

async function endFamily(tx: Transaction, familyId: string, now: Date) {
  await tx
    .update(refreshTokenFamilies)
    .set({ revokedAt: now })
    .where(eq(refreshTokenFamilies.familyId, familyId));
}

/**
 * Exchanges a refresh token for the next one (T20). Within 60 s of its rotation the old one
 * still answers, with the family's current token, since a reply may have been lost or two
 * calls may have crossed (T21). Later, it is a stolen one: the family ends.
 */
export async function rotateRefreshToken(
  database: Database,
  { familyId, jti }: { familyId: string; jti: string },
  now: Date,
): Promise<Rotation> {
  return inTransaction(database, async (tx): Promise<Rotation> => {
    const family = await lockFamily(tx, familyId);
    const token = family && (await findToken(tx, familyId, jti));
    if (family === undefined || token === undefined) return { ok: false, reason: 'unknown' };
    if (family.revokedAt !== null || now >= family.endsAt) {
      return { ok: false, reason: 'ended' };
    }
    if (token.rotatedAt !== null) {
      if (now > after(token.rotatedAt, LIFETIME.rotationGrace)) {
        await endFamily(tx, familyId, now);
        return { ok: false, reason: 'reused', family };
      }
      const current = await findToken(tx, familyId, family.currentJti);
      if (current === undefined) return { ok: false, reason: 'unknown' };
      return { ok: true, token: toIssued(family, current) };
    }
    const next = { ...family, currentJti: randomUUID() };
    await tx.update(refreshTokens).set({ rotatedAt: now }).where(tokenOf(familyId, jti));
    await tx
      .update(refreshTokenFamilies)
      .set({ currentJti: next.currentJti })
      .where(eq(refreshTokenFamilies.familyId, familyId));
    return { ok: true, token: await insertToken(tx, next, now) };
  });
}

/** Ends a family: none of its tokens refreshes any more. Returns it, or undefined if unknown. */
export async function revokeFamily(
  database: Database,
  familyId: string,
  now: Date,
): Promise<RefreshTokenFamily | undefined> {
  return inTransaction(database, async (tx) => {
    const family = await lockFamily(tx, familyId);
    if (family?.revokedAt === null) await endFamily(tx, familyId, now);
    return family;
  });
}

/** Removes families that ended more than a day ago, with their tokens. */
export async function sweepEndedFamilies(database: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000);
  await database.delete(refreshTokenFamilies).where(lt(refreshTokenFamilies.endsAt, yesterday));
}
