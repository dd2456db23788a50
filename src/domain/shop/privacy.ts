/**
 * What a shopper allows: 1 what the shop needs to work, 2 measurement and tests as well,
 * 3 advertising as well.
 */
export const PRIVACY_LEVELS = [1, 2, 3] as const;
export type PrivacyLevel = (typeof PRIVACY_LEVELS)[number];

/** From this level on scripts of measurement and tests are loaded (specification §9). */
export const MEASURED_FROM: PrivacyLevel = 2;
export const ADVERTISED_FROM: PrivacyLevel = 3;

const KEPT_MONTHS = 6;

/** A choice as a browser keeps it: the level, and the instant in ms at which it is asked for again. */
export function packChoice(level: PrivacyLevel, now: Date): string {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + KEPT_MONTHS);
  return `${level}.${until.getTime()}`;
}

/** The level that was chosen; null where none was, or six months ago. A browser may hold anything. */
export function unpackChoice(kept: string | null, now: Date): PrivacyLevel | null {
  const [, digit, until] = /^(\d)\.(\d{1,15})$/.exec(kept ?? '') ?? [];
  if (Number(until) <= now.getTime()) return null;
  return PRIVACY_LEVELS.find((level) => String(level) === digit) ?? null;
}
