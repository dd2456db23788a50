import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { hasAllShops, shopsOf } from '#src/domain/staff/grants.ts';
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

/** What tells who a customer is: ids lead to it for as long as the customer is there. */
const PERSONAL = new Set([
  ...['email', 'recipientEmail', 'guestEmail', 'phone', 'phoneNumber', 'birthday', 'fiscalNumber'],
  ...['firstName', 'lastName', 'customerName', 'recipientName', 'message', 'company'],
  ...['line1', 'line2', 'line3', 'line4', 'zipCode', 'city'],
]);

/** Stands for what was noted as changed and is not kept. */
const WITHHELD = '•••';

/** Subjects that are the shop's own: the log tells what its staff and its seller are called. */
const OF_THE_SHOP: ReadonlySet<string> = new Set(['content', 'product', 'shop', 'staff']);

/** What is noted of a change to a subject of some kind, as the audit log keeps and shows it. */
export const asNoted = (subjectKind: string, value: unknown): unknown =>
  OF_THE_SHOP.has(subjectKind) ? value : withoutPersonalData(value);

/** What is noted of a change, at any depth, without what tells who a customer is (docs/privacy.md). */
function withoutPersonalData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPersonalData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      PERSONAL.has(name) && typeof field === 'string' && field !== ''
        ? WITHHELD
        : withoutPersonalData(field),
    ]),
  );
}
