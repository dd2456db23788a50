import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/**
 * What keeps secrets at rest unreadable to somebody who has the database alone (decision 083): what
 * has to be read again is sealed, what is only compared is digested, both with keys that are not in
 * the database.
 */
export type Sealing = {
  /** Encrypts a text with the newest key; bound to no row. */
  seal(text: string): string;
  /** The text again; null when its key is gone or it was altered. */
  open(sealed: string): string | null;
  /** A keyed digest of 24 URL-safe signs, by the newest key; `purpose` keeps digests apart. */
  digest(purpose: string, text: string): string;
  /** The same by each key, newest first: what was digested before a rotation is found again. */
  digests(purpose: string, text: string): string[];
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const DIGEST_BYTES = 18;

const derive = (secret: string, use: string) => createHmac('sha256', secret).update(use).digest();

/** `secrets`: one or more, newest first. */
export function createSealing([newest, ...older]: readonly [string, ...string[]]): Sealing {
  const keysOf = (secret: string) => ({
    cipher: derive(secret, 'sealed texts'),
    digest: derive(secret, 'digests'),
  });
  const current = keysOf(newest);
  const keys = [current, ...older.map(keysOf)];

  function decrypt(key: Buffer, sealed: Buffer): string | null {
    try {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES));
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  const digestBy = (key: Buffer, purpose: string, text: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, text]))
      .digest()
      .subarray(0, DIGEST_BYTES)
      .toString('base64url');

  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, current.cipher, iv);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const { cipher } of keys) {
        const text = decrypt(cipher, bytes);
        if (text !== null) return text;
      }
      return null;
    },
    digest: (purpose, text) => digestBy(current.digest, purpose, text),
    digests: (purpose, text) => keys.map(({ digest }) => digestBy(digest, purpose, text)),
  };
}
