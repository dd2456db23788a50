import {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { notifyOwner } from '../accounts/account-notices.ts';
import { countAttempt, takeBack } from '../attempts/attempt-store.ts';
import { findCustomer } from '../customers/customer-store.ts';
import { type Database, inTransaction } from '../database/database.ts';
import {
  addPasskey,
  findByCredential,
  findCredentialIds,
  notePasskeyUse,
  type StoredPasskey,
} from '../passkeys/passkey-store.ts';
import type { Sealing } from '../sealing/sealing.ts';
import { type AttemptLimits, failuresFrom } from './attempt-limits.ts';
import type { IdentityConfig } from './identity-config.ts';
import type { TooMany } from './password-sign-in.ts';

export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;

const base64url = z.string().regex(/^[\w-]{1,4096}$/);
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };
// Extensions are neither asked for nor read.
const extensions = z.unknown().transform(() => ({}));

/** What browsers answer with, as `toJSON` writes it (WebAuthn level 3). */
const assertionSchema = z.object({
  ...credential,
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
});
const attestationSchema = z.object({
  ...credential,
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
  }),
});

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

  /** The passkey that signed, with its counter of now; null when the signature does not hold. */
  async function signerOf(uid: string, answer: string): Promise<StoredPasskey | null> {
    const response = assertionSchema.safeParse(readJson(answer)).data;
    const known = response && (await findByCredential(database, response.id));
    if (!known) return null;
    const { credentialId, publicKey, counter } = known;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        ...expected(uid, 'sign-in'),
        credential: {
          id: credentialId,
          publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
          counter,
        },
      });
      return verified ? { ...known, counter: authenticationInfo.newCounter } : null;
    } catch {
      // Another origin, another challenge, a counter that went back, a broken signature.
      return null;
    }
  }

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
      const waitSeconds = await countAttempt(database, now(), [byIp]);
      if (waitSeconds > 0) return { ok: false, problem: 'tooManyAttempts', waitSeconds };
      const signer = await signerOf(uid, answer);
      if (signer === null) return { ok: false, problem: 'passkeyUnknown' };
      await notePasskeyUse(database, signer, now());
      await takeBack(database, [byIp]);
      return { ok: true, customerId: signer.customerId };
    },

    /** What an authenticator is told of the passkey to be; null when the customer is gone. */
    async creationOptions(uid: string, customerId: string) {
      const customer = await findCustomer(database, customerId);
      if (customer === null) return null;
      const known = await findCredentialIds(database, customerId);
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
      const response = attestationSchema.safeParse(readJson(answer)).data;
      if (response === undefined) return false;
      const { registrationInfo: made } = await verifyRegistrationResponse({
        response,
        ...expected(uid, 'new passkey'),
      }).catch(() => ({ registrationInfo: undefined }));
      if (made === undefined) return false;
      const { id, publicKey, counter } = made.credential;
      return inTransaction(database, async (tx) => {
        const client = await findCustomer(tx, customerId);
        if (client === null) return false;
        const isAdded = await addPasskey(
          tx,
          {
            ...{ customerId, name, counter },
            credentialId: id,
            publicKey: Buffer.from(publicKey).toString('base64url'),
          },
          now(),
        );
        if (isAdded) await notifyOwner(tx, { kind: 'passkey-added', client, domain }, now());
        return isAdded;
      });
    },
  };
}
