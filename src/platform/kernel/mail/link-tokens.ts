import { createHash, randomBytes } from 'node:crypto';

/** The token of a link that nobody guesses; only the mail holds it, the database its hash. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
