/** The card form: what was typed, and what is wrong with it. Nothing of it is ever stored. */

export type CardFields = {
  number: string;
  expiry: string;
  securityCode: string;
  name: string;
};

export type CardField = keyof CardFields;

const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/** Month and year with whatever stands between them, or nothing: a phone's keypad has no slash. */
const EXPIRY = /^(?:(0[1-9]|1[0-2])[\s/.-]*|([1-9])[\s/.-]+)(?:20)?(\d{2})$/;

/** `MM/YY`, `MMYY`, `MM YY` or with four digits of the year; good until the end of that month. */
function isValidExpiry(expiry: string, now: Date): boolean {
  const match = EXPIRY.exec(expiry.trim());
  if (match === null) return false;
  const month = Number(match[1] ?? match[2]);
  const firstDayAfter = Date.UTC(2000 + Number(match[3]), month, 1);
  return now.getTime() < firstDayAfter;
}

/** The fields that cannot be right, in the order of the form. */
export function findWrongFields(fields: CardFields, now: Date): CardField[] {
  const checks: Record<CardField, boolean> = {
    number: /^\d{12,19}$/.test(digitsOf(fields.number)),
    expiry: isValidExpiry(fields.expiry, now),
    securityCode: /^\d{3,4}$/.test(fields.securityCode.trim()),
    name: fields.name.trim() !== '' && fields.name.length <= 80,
  };
  const order: CardField[] = ['number', 'expiry', 'securityCode', 'name'];
  return order.filter((field) => !checks[field]);
}

export function cardDigits(fields: CardFields): string {
  return digitsOf(fields.number);
}
