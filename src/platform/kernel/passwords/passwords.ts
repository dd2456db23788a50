import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { PASSWORD_MAX_LENGTH } from '#src/domain/account/password.ts';

/** OWASP's scrypt parameters for 32 MB: one hash takes some 200 ms of one core. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
/** For runs of the tests, which sign in a thousand times. */
const QUICK_COST = { N: 2 ** 10, r: 8, p: 1 };

/** Quick where `QUICK_PASSWORDS` asks for it in the environment of tests, and nowhere else. */
function costOfNow() {
  const { VITRINE_ENV = 'test', QUICK_PASSWORDS } = process.env;
  return VITRINE_ENV === 'test' && QUICK_PASSWORDS === '1' ? QUICK_COST : COST;
}
const HASH_BYTES = 32;
const MEMORY = 64 * 1024 * 1024;

function derive(password: string, salt: Buffer, length: number, options: ScryptOptions) {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  // The same letters typed on two keyboards may arrive composed differently.
  scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
    error ? reject(error) : resolve(key),
  );
  return promise;
}

/** Salted scrypt hash of a password, with its parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { N, r, p } = costOfNow();
  const key = await derive(password, salt, HASH_BYTES, { N, r, p, maxmem: MEMORY });
  const parts = [N, r, p, salt.toString('base64url'), key.toString('base64url')];
  return `scrypt$${parts.join('$')}`;
}

const nobody: { hash?: Promise<string> } = {};

/**
 * Whether `password` is the one that was hashed. Without a hash (unknown e-mail, account
 * without password) it takes as long and answers false, so that time tells nothing.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  nobody.hash ??= hashPassword(randomBytes(16).toString('base64url'));
  const [, N, r, p, salt = '', expected = ''] = (hash ?? (await nobody.hash)).split('$');
  const wanted = Buffer.from(expected, 'base64url');
  const given = await derive(
    password.slice(0, PASSWORD_MAX_LENGTH + 1),
    Buffer.from(salt, 'base64url'),
    wanted.length,
    { N: Number(N), r: Number(r), p: Number(p), maxmem: MEMORY },
  );
  return hash !== null && timingSafeEqual(given, wanted);
}
