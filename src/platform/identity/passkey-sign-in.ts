import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { notifyOwner } from '../accounts/face.ts';
import { findCustomer } from '../customers/face.ts';
import { type Database, inTransaction } from '../kernel/database/database.ts';
import type { Sealing } from '../kernel/sealing/sealing.ts';
import {
  addPasskey,
  findByCredential,
  findCredentialIds,
  notePasskeyUse,
  type StoredPasskey,
  verifyNewPasskey,
  verifySigner,
} from '../passkeys/face.ts';
import { type AttemptLimits, createAttempts, failuresFrom } from './attempt-limits.ts';
import type { IdentityConfig } from './identity-config.ts';
import { outlast } from './outlast.ts';
import type { TooMany } from './password-sign-in.ts';

export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Needs = {
  config: Pick<IdentityConfig, 'issuer' | 'brandName'>;
  database: Database;
  sealing: Sealing;
  now: () => Date;
  limits: AttemptLimits;
};

type Use = 'sign-in' | 'new passkey';

/**
 * Passkeys, which sign in on all shops, since they belong to the provider's host. Challenges follow
 * from the sign-in under way, which nobody foresees and which ends with its use: none is stored.
 */
export function createPasskeySignIn({ config, database, sealing, now, limits }: Needs) {
  const { origin, hostname } = new URL(config.issuer);
  const attempts = createAttempts(database, now);

  const about = (uid: string, use: Use) => `${use} ${uid}`;
  const challengeOf = (uid: string, use: Use) =>
    sealing.digest('passkey challenge', about(uid, use));
  const expected = (uid: string, use: Use) => ({
    expectedChallenge: (challenge: string) =>
      sealing.digests('passkey challenge', about(uid, use)).includes(challenge),
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
  });

  /** The passkey that signed; null when the signature does not hold. */
  const signerOf = (uid: string, answer: string): Promise<StoredPasskey | null> =>
    verifySigner(readJson(answer), expected(uid, 'sign-in'), (id) =>
      outlast(() => findByCredential(database, id)),
    );

  return {
    /** What the sign-in page asks authenticators for: whichever passkey of ours they have. */
    signInOptions: (uid: string) => ({
      challenge: challengeOf(uid, 'sign-in'),
      rpId: hostname,
      userVerification: 'required',
    }),

    /** Signs in with the answer of an authenticator; failures count with wrong passwords. */
    async signIn(
      uid: string,
      answer: string,
      ip: string,
    ): Promise<
      { ok: true; customerId: string } | { ok: false; problem: 'passkeyUnknown' } | TooMany
    > {
      const byIp = failuresFrom(ip, limits);
      const waitSeconds = await attempts.count([byIp]);
      if (waitSeconds > 0) return { ok: false, problem: 'tooManyAttempts', waitSeconds };
      const signer = await signerOf(uid, answer);
      if (signer === null) return { ok: false, problem: 'passkeyUnknown' };
      await outlast(() => notePasskeyUse(database, signer, now()));
      await attempts.takeBack([byIp]);
      return { ok: true, customerId: signer.customerId };
    },

    /** What an authenticator is told of the passkey to be; null when the customer is gone. */
    async creationOptions(uid: string, customerId: string) {
      const customer = await outlast(() => findCustomer(database, customerId));
      if (customer === null) return null;
      const known = await outlast(() => findCredentialIds(database, customerId));
      return generateRegistrationOptions({
        rpName: config.brandName,
        rpID: hostname,
        userName: customer.email,
        userDisplayName: customer.email,
        userID: new TextEncoder().encode(customerId),
        challenge: new Uint8Array(Buffer.from(challengeOf(uid, 'new passkey'), 'base64url')),
        attestationType: 'none',
        excludeCredentials: known.map((id) => ({ id })),
        // Found without a name typed first, and never without its owner's finger, face or PIN.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** Adds what an authenticator made, and writes to its owner; false when it does not hold. */
    async add(
      uid: string,
      passkey: { customerId: string; name: string; answer: string; domain: OnlineLocale },
    ): Promise<boolean> {
      const { customerId, name, answer, domain } = passkey;
      const made = await verifyNewPasskey(readJson(answer), expected(uid, 'new passkey'));
      if (made === null) return false;
      return inTransaction(database, async (tx) => {
        const client = await findCustomer(tx, customerId);
        if (client === null) return false;
        const isAdded = await addPasskey(tx, { ...made, customerId, name }, now());
        if (isAdded) await notifyOwner(tx, { kind: 'passkey-added', client, domain }, now());
        return isAdded;
      });
    },
  };
}
