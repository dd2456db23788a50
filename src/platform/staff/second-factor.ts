import { randomUUID } from 'node:crypto';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import bwipjs from 'bwip-js/node';
import { and, asc, eq } from 'drizzle-orm';
import { generateSecret, generateURI, verify } from 'otplib';
import { DomainError } from '#src/domain/errors.ts';
import type { SignInStep, TotpEnrolment } from '#src/domain/staff/staff.schema.ts';
import type { PlatformConfig } from '#src/platform/config.ts';
import { forgetAttempts, limitAttempts } from '#src/platform/kernel/attempts/attempt-store.ts';
import {
  type Database,
  inTransaction,
  type Queryable,
  type Transaction,
} from '#src/platform/kernel/database/database.ts';
import { verifyNewPasskey, verifySigner } from '../passkeys/face.ts';
import { type Actor, audit } from './audit.ts';
import type { StaffDeps } from './staff-deps.ts';
import { type Member, staffMembers, staffPasskeys, staffSettings } from './tables.ts';

/** One row holds them. */
const SETTINGS = 1;

/**
 * What is decided for all staff. Until an owner decides, a second factor is required wherever there is
 * no demo, whose staff have one published password.
 */
export async function findSettings(
  db: Queryable,
  { hasDemo }: Pick<PlatformConfig, 'hasDemo'>,
): Promise<{ secondFactorRequired: boolean }> {
  const [row] = await db.select().from(staffSettings).where(eq(staffSettings.settingsId, SETTINGS));
  return { secondFactorRequired: row?.secondFactorRequired ?? !hasDemo };
}

export async function saveSettings(
  tx: Transaction,
  settings: { secondFactorRequired: boolean },
): Promise<void> {
  await tx
    .insert(staffSettings)
    .values({ settingsId: SETTINGS, ...settings })
    .onConflictDoUpdate({ target: staffSettings.settingsId, set: settings });
}

export const findStaffPasskeys = (db: Queryable, memberId: string) =>
  db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.memberId, memberId))
    .orderBy(asc(staffPasskeys.addedAt));

/** How a member proves more than the password; none where nothing is set up. */
export async function findMethods(
  db: Queryable,
  { memberId, totpSealed }: Member,
): Promise<SignInStep['methods']> {
  const passkeys = await findStaffPasskeys(db, memberId);
  return [
    ...(totpSealed === null ? [] : (['totp'] as const)),
    ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
  ];
}

/** Five wrong codes or passkeys in a quarter of an hour are guessing (T50). */
const LIMIT = { most: 5, seconds: 15 * 60 };

/** Tries something of a member that can be guessed; only what does not hold counts. */
export async function withinTries(
  { database, now }: Pick<StaffDeps, 'database' | 'now'>,
  { what, memberId }: { what: string; memberId: string },
  holds: () => Promise<boolean>,
): Promise<boolean> {
  const attempt = { what: `staff ${what}`, who: memberId, limit: LIMIT };
  await limitAttempts(database, now(), [attempt]);
  const isRight = await holds();
  if (isRight) await forgetAttempts(database, attempt);
  return isRight;
}

/** The step of a code that holds for a secret now, half a minute early or late; null for none. */
async function stepOf(secret: string, code: string, now: Date, after: number | null) {
  const result = await verify({
    ...{ secret, token: code, epochTolerance: 30 },
    epoch: Math.floor(now.getTime() / 1_000),
    ...(after !== null && { afterTimeStep: after }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

const lockMember = async (tx: Transaction, memberId: string) => {
  const [member] = await tx
    .select()
    .from(staffMembers)
    .where(eq(staffMembers.memberId, memberId))
    .for('update');
  return member;
};

/** Whether a code of the authenticator app holds; each counts once. */
export function isTotp(
  { database, now, config }: StaffDeps,
  memberId: string,
  code: string,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const member = await lockMember(tx, memberId);
    const secret = config.sealing.open(member?.totpSealed ?? '');
    if (member === undefined || secret === null) return false;
    const totpStep = await stepOf(secret, code, now(), member.totpStep);
    if (totpStep === null) return false;
    await tx.update(staffMembers).set({ totpStep }).where(eq(staffMembers.memberId, memberId));
    return true;
  });
}

/** A secret for an authenticator app, which counts once its first code came. */
export async function beginTotp(
  { database, config }: StaffDeps,
  { memberId, email }: Member,
): Promise<TotpEnrolment> {
  const secret = generateSecret();
  await database
    .update(staffMembers)
    .set({ totpPendingSealed: config.sealing.seal(secret) })
    .where(eq(staffMembers.memberId, memberId));
  const otpauthUrl = generateURI({ issuer: config.brandName, label: email, secret });
  // Black on white with a quiet zone of four modules, whatever the page looks like.
  const qrCode = bwipjs.toSVG({
    ...{ bcid: 'qrcode', text: otpauthUrl, scale: 2, padding: 8, backgroundcolor: 'FFFFFF' },
  });
  return { secret, otpauthUrl, qrCode };
}

const factorOf = (memberId: string) => ({ subject: { kind: 'staff', id: memberId }, shop: null });

export async function proveTotp(
  deps: StaffDeps,
  { actor, memberId }: { actor: Actor; memberId: string },
  code: string,
): Promise<void> {
  const { database, now, config } = deps;
  const isProven = await withinTries(deps, { what: 'second factor', memberId }, () =>
    inTransaction(database, async (tx) => {
      const member = await lockMember(tx, memberId);
      const secret = config.sealing.open(member?.totpPendingSealed ?? '');
      const totpStep = secret === null ? null : await stepOf(secret, code, now(), null);
      if (secret === null || totpStep === null) return false;
      await tx
        .update(staffMembers)
        .set({ totpSealed: config.sealing.seal(secret), totpPendingSealed: null, totpStep })
        .where(eq(staffMembers.memberId, memberId));
      await audit(tx, actor, now(), { action: 'staff.totp-set', ...factorOf(memberId) });
      return true;
    }),
  );
  if (!isProven) throw new DomainError('SECOND_FACTOR_WRONG', { field: 'code' });
}

export function removeTotp(
  { database, now }: StaffDeps,
  { actor, memberId }: { actor: Actor; memberId: string },
): Promise<void> {
  return inTransaction(database, async (tx) => {
    await tx
      .update(staffMembers)
      .set({ totpSealed: null, totpPendingSealed: null, totpStep: null })
      .where(eq(staffMembers.memberId, memberId));
    await audit(tx, actor, now(), { action: 'staff.totp-removed', ...factorOf(memberId) });
  });
}

type Use = 'sign-in' | 'new passkey';
const CHALLENGE = 'staff passkey challenge';
const about = (sessionId: string, use: Use) => `${use} ${sessionId}`;

/**
 * Passkeys as a second factor. Challenges follow from the session, which ends with the sign-in that it
 * waits for: none is stored.
 */
export function staffPasskeyRules({ config, database, now }: StaffDeps) {
  const { origin, hostname } = new URL(config.backOfficeOrigin);
  const challengeOf = (sessionId: string, use: Use) =>
    config.sealing.digest(CHALLENGE, about(sessionId, use));
  const expected = (sessionId: string, use: Use) => ({
    expectedChallenge: (challenge: string) =>
      config.sealing.digests(CHALLENGE, about(sessionId, use)).includes(challenge),
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
  });
  const findOwn = (db: Database, memberId: string) => async (credentialId: string) => {
    const own = await findStaffPasskeys(db, memberId);
    return own.find((passkey) => passkey.credentialId === credentialId) ?? null;
  };

  return {
    async signInOptions(sessionId: string, memberId: string) {
      const own = await findStaffPasskeys(database, memberId);
      return {
        challenge: challengeOf(sessionId, 'sign-in'),
        rpId: hostname,
        userVerification: 'required',
        allowCredentials: own.map(({ credentialId: id }) => ({ id, type: 'public-key' })),
      };
    },

    /** Whether one of the member's own passkeys signed the challenge of the session. */
    async isSigner(sessionId: string, memberId: string, answer: unknown): Promise<boolean> {
      const find = findOwn(database, memberId);
      const signer = await verifySigner(answer, expected(sessionId, 'sign-in'), find);
      if (signer === null) return false;
      await database
        .update(staffPasskeys)
        .set({ counter: signer.counter, lastUsedAt: now() })
        .where(eq(staffPasskeys.passkeyId, signer.passkeyId));
      return true;
    },

    async creationOptions(sessionId: string, { memberId, email, name }: Member) {
      const known = await findStaffPasskeys(database, memberId);
      const options = await generateRegistrationOptions({
        rpName: config.brandName,
        rpID: hostname,
        userName: email,
        userDisplayName: name,
        userID: new TextEncoder().encode(memberId),
        challenge: new Uint8Array(Buffer.from(challengeOf(sessionId, 'new passkey'), 'base64url')),
        attestationType: 'none',
        excludeCredentials: known.map(({ credentialId: id }) => ({ id })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      });
      return { ...options };
    },

    /** Adds what an authenticator made; throws SECOND_FACTOR_WRONG where it does not hold. */
    async add(
      { actor, sessionId, memberId }: { actor: Actor; sessionId: string; memberId: string },
      { name, answer }: { name: string; answer: unknown },
    ): Promise<void> {
      const made = await verifyNewPasskey(answer, expected(sessionId, 'new passkey'));
      const isAdded =
        made !== null &&
        (await inTransaction(database, async (tx) => {
          const added = await tx
            .insert(staffPasskeys)
            .values({ ...made, memberId, name, passkeyId: randomUUID(), addedAt: now() })
            .onConflictDoNothing()
            .returning({ id: staffPasskeys.passkeyId });
          if (added.length === 0) return false;
          const change = { action: 'staff.passkey-added', after: { name } } as const;
          await audit(tx, actor, now(), { ...change, ...factorOf(memberId) });
          return true;
        }));
      if (!isAdded) throw new DomainError('SECOND_FACTOR_WRONG', { field: 'answer' });
    },

    /** Removes a passkey; false where it is none of the member's. */
    remove({ actor, memberId }: { actor: Actor; memberId: string }, passkeyId: string) {
      return inTransaction(database, async (tx) => {
        const [removed] = await tx
          .delete(staffPasskeys)
          .where(and(eq(staffPasskeys.memberId, memberId), eq(staffPasskeys.passkeyId, passkeyId)))
          .returning();
        if (removed === undefined) return false;
        const change = { action: 'staff.passkey-removed', before: { name: removed.name } } as const;
        await audit(tx, actor, now(), { ...change, ...factorOf(memberId) });
        return true;
      });
    },
  };
}
