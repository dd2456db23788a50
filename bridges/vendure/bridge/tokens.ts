import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  EncryptJWT,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtDecrypt,
  jwtVerify,
  SignJWT,
} from 'jose';
import { z } from 'zod';
import { SETTINGS } from './settings.ts';

/**
 * Tokens of customers. The sign-in itself is a session of Vendure: a refresh token carries it, sealed, and
 * is good for as long as Vendure knows it.
 */

export const ISSUER = `${SETTINGS.origin}/identity`;
export const CLIENT_ID = 'storefront';
export const AUDIENCE = 'urn:commerce:api';
/** Seconds. */
export const ACCESS_LIFE = 600;
export const REFRESH_LIFE = 30 * 86_400;
const ALG = 'ES256';
const KID = 'bridge';

/** Made at the first start: a restart signs nobody out. */
async function readKey(): Promise<JWK> {
  const file = join(SETTINGS.folder, 'bridge-key.json');
  if (existsSync(file))
    return z.looseObject({ kty: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')));
  const { privateKey } = await generateKeyPair(ALG, { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: KID, alg: ALG, use: 'sig' };
  mkdirSync(SETTINGS.folder, { recursive: true });
  writeFileSync(file, JSON.stringify(key), { mode: 0o600 });
  return key;
}

export const privateJwk = await readKey();
const privateKey = await importJWK(privateJwk, ALG);
const { d: secret = '', ...publicJwk } = privateJwk;
const publicKey = await importJWK(publicJwk, ALG);
const sealingKey = createHash('sha256').update(`sealing ${secret}`).digest();
export const cookieKey = createHash('sha256').update(`cookies ${secret}`).digest('base64url');

const seal = (session: string) =>
  new EncryptJWT({ session })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(sealingKey);

/** A short text that only the bridge opens, for a while. */
export const sealText = (text: string, life: string): Promise<string> =>
  new EncryptJWT({ text })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(life)
    .encrypt(sealingKey);

export async function openText(sealed: string): Promise<string | null> {
  try {
    const { payload } = await jwtDecrypt(sealed, sealingKey);
    return z.object({ text: z.string() }).parse(payload).text;
  } catch {
    return null;
  }
}

const sealedSchema = z.object({ session: z.string() });
const refreshSchema = z.object({
  sub: z.string(),
  family: z.string(),
  exp: z.number(),
  auth_time: z.number(),
  sealed: z.string(),
});

async function claimsOf<S extends z.ZodType>(
  token: string,
  typ: string,
  schema: S,
  currentDate = new Date(),
): Promise<z.output<S> | null> {
  try {
    const { payload } = await jwtVerify(token, publicKey, { issuer: ISSUER, typ, currentDate });
    return schema.safeParse(payload).data ?? null;
  } catch {
    return null;
  }
}

const subjectSchema = z.object({ sub: z.string(), aud: z.literal(AUDIENCE) });

/** Whose access token it is; null where it does not hold. */
export const verifyAccessToken = async (token: string): Promise<string | null> =>
  (await claimsOf(token, 'at+jwt', subjectSchema))?.sub ?? null;

/** Whose it was, even where it is over by now. */
export const ownerOfToken = async (token: string): Promise<string | null> =>
  (await claimsOf(token, 'at+jwt', subjectSchema, new Date(0)))?.sub ?? null;

export const signAccessToken = (customerId: string): Promise<string> =>
  new SignJWT({ scope: 'shop', client_id: CLIENT_ID })
    .setProtectedHeader({ alg: ALG, kid: KID, typ: 'at+jwt' })
    .setSubject(customerId)
    .setAudience(AUDIENCE)
    .setIssuer(ISSUER)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_LIFE} s`)
    .sign(privateKey);

export type SignIn = {
  customerId: string;
  family: string;
  /** Of Vendure. */
  session: string;
  /** Seconds: when the password was typed, and when all of it ends. */
  authTime: number;
  endsAt: number;
};

export async function signRefreshToken(signIn: SignIn): Promise<string> {
  const { customerId, family, session, authTime, endsAt } = signIn;
  return new SignJWT({ family, auth_time: authTime, secure: true, sealed: await seal(session) })
    .setProtectedHeader({ alg: ALG, kid: KID, typ: 'rt+jwt' })
    .setSubject(customerId)
    .setIssuer(ISSUER)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(endsAt)
    .sign(privateKey);
}

export async function readRefreshToken(token: string): Promise<SignIn | null> {
  const claims = await claimsOf(token, 'rt+jwt', refreshSchema);
  if (claims === null) return null;
  const { payload } = await jwtDecrypt(claims.sealed, sealingKey);
  return {
    customerId: claims.sub,
    family: claims.family,
    session: sealedSchema.parse(payload).session,
    authTime: claims.auth_time,
    endsAt: claims.exp,
  };
}
