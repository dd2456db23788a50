import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** An authenticator with a passkey of its own, as a phone would have it: ES256, "none" attestation. */

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const encoded = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');

/** CBOR (RFC 8949) of what an authenticator says; lengths up to 65,535. */
function cbor(value: unknown): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (!(value instanceof Map)) throw new Error('this authenticator says no such thing');
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

/** What changes an honest answer into another one. */
type Lie = { origin?: string; rpId?: string; challenge?: string; isVerified?: boolean };

export type VirtualAuthenticator = ReturnType<typeof createVirtualAuthenticator>;

export function createVirtualAuthenticator(pageUrl: string) {
  const { origin, hostname } = new URL(pageUrl);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = encoded(credentialId);
  let counter = 0;

  const clientData = (type: string, { challenge }: { challenge: string }, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (flags: number, lie: Lie, more = Buffer.alloc(0)) => {
    counter += 1;
    const verified = lie.isVerified === false ? 0 : VERIFIED;
    const numbers = Buffer.alloc(5);
    numbers.writeUInt8(flags | PRESENT | verified);
    numbers.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(lie.rpId ?? hostname), numbers, more]);
  };
  const answer = (response: Record<string, string>) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });

  return {
    /** Makes its passkey, for the options of a page. */
    create(options: { challenge: string }, lie: Lie = {}): string {
      const cose = new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const made = Buffer.concat([Buffer.alloc(16), length, credentialId, cbor(cose)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(WITH_CREDENTIAL, lie, made)],
      ]);
      return answer({
        clientDataJSON: encoded(clientData('webauthn.create', options, lie)),
        attestationObject: encoded(cbor(attestation)),
      });
    },

    /** Signs in with its passkey, for the options of a page. */
    get(options: { challenge: string }, lie: Lie = {}): string {
      const client = clientData('webauthn.get', options, lie);
      const data = authenticatorData(0, lie);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: encoded(client),
        authenticatorData: encoded(data),
        signature: encoded(signature),
      });
    },

    /** As a copy of it would be that was made before its last signatures. */
    turnBack() {
      counter -= 2;
    },
  };
}
