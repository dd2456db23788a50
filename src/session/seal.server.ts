import { sealData, unsealData } from 'iron-session';

/**
 * Seals and opens cookie values. `secrets` come newest first: the newest seals, all of them open,
 * so that a secret can be rotated without logging anybody out (F31).
 */

/** Lifetime in seconds; the seal itself ends with it. */
export function seal(value: unknown, secrets: readonly string[], ttlSeconds: number) {
  return sealData(value, { password: secrets[0] ?? '', ttl: ttlSeconds });
}

/** The sealed value, or null for anything that none of the secrets opens. */
export async function openSeal(sealed: string, secrets: readonly string[]): Promise<unknown> {
  for (const password of secrets) {
    const value = await unsealData<Record<string, unknown>>(sealed, { password });
    if (Object.keys(value).length > 0) return value;
  }
  return null;
}
