import { createHmac, randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isAnonymousId(value: string): boolean {
  return UUID.test(value);
}

/**
 * A new anonymous id (§4, A-040). The seed is the browser's: one seed gives one id, so that the
 * first calls of a visit, which are under way at once, agree on it. The seed does not reveal the id.
 */
export function newAnonymousId(seed: string | undefined, secret: string): string {
  if (seed === undefined || !UUID.test(seed)) return randomUUID();
  const hex = createHmac('sha256', secret).update(`anonymous ${seed}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return groups.join('-');
}
