import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { hasAllShops, shopsOf } from '#src/domain/staff/grants.ts';
import { maskEmail, maskPhone } from '#src/domain/text/masked.ts';
import type { StaffCaller } from '#src/platform/kernel/http/platform-env.ts';
import { grantsOf } from './staff-deps.ts';

/**
 * The shops whose customers' e-mails and telephone numbers a caller may read, and search for: those of
 * `customers:read`, whichever permission the call itself needs.
 */
export const shopsOfPersonalData = (caller: StaffCaller): ReadonlySet<OnlineLocale> =>
  shopsOf(grantsOf(caller), 'customers:read');

/** Whether a caller may read them in a row of a shop; a row of none is for who may in all shops. */
export function personalDataReader(caller: StaffCaller): (shop: OnlineLocale | null) => boolean {
  const shops = shopsOfPersonalData(caller);
  return (shop) => (shop === null ? hasAllShops({ shops }) : shops.has(shop));
}

const MASKS = new Map([
  ['email', maskEmail],
  ['recipientEmail', maskEmail],
  ['phone', maskPhone],
  ['phoneNumber', maskPhone],
]);

/** What was noted of a change, its e-mails and telephone numbers masked at any depth. */
export function maskPersonalData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskPersonalData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      typeof field === 'string' ? (MASKS.get(name)?.(field) ?? field) : maskPersonalData(field),
    ]),
  );
}
