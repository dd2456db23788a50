import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { z } from 'zod';

/** Checks what authenticators answer, against the public key that is stored of a passkey. */

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

/** Where a passkey belongs to, and the challenge that was given. */
export type ExpectedAnswer = {
  expectedChallenge: (challenge: string) => boolean;
  expectedOrigin: string;
  expectedRPID: string;
  requireUserVerification: boolean;
};

type PublicPasskey = { credentialId: string; publicKey: string; counter: number };

/** Who signed: the passkey that `find` knows, with its counter of now; null when it does not hold. */
export async function verifySigner<P extends PublicPasskey>(
  answer: unknown,
  expected: ExpectedAnswer,
  find: (credentialId: string) => Promise<P | null>,
): Promise<P | null> {
  const response = assertionSchema.safeParse(answer).data;
  const known = response && (await find(response.id));
  if (!known) return null;
  const { credentialId, publicKey, counter } = known;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      ...expected,
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

/** The passkey that an authenticator made; null when its answer does not hold. */
export async function verifyNewPasskey(
  answer: unknown,
  expected: ExpectedAnswer,
): Promise<PublicPasskey | null> {
  const response = attestationSchema.safeParse(answer).data;
  if (response === undefined) return null;
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response,
    ...expected,
  }).catch(() => ({ registrationInfo: undefined }));
  if (made === undefined) return null;
  const { id, publicKey, counter } = made.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
  };
}
