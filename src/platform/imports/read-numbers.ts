const MAX_CENTS = 100_000_000;
const MAX_PIECES = 100_000;

/** Between three digits and the next three, as people and spreadsheets write thousands. */
const GROUPED = /^\d{1,3}(?:([,.'’\s])\d{3})(?:\1\d{3})*$/;
/** The same before a fraction that begins with another sign: `1,299.00`, `1 299,5`. */
const GROUPED_AMOUNT = /^(\d{1,3}(?:([,.'’\s])\d{3})(?:\2\d{3})*)(?!\2)[.,](\d{1,2})$/;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * `29.99`, `29,99` or `1,299.00` in cents; null when it is no amount. `1,299` may be either, and is
 * none.
 */
export function readCents(text: string): number | null {
  const grouped = GROUPED_AMOUNT.exec(text);
  const plain = grouped === null ? text : `${digitsOf(grouped[1] ?? '')}.${grouped[3]}`;
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(plain)) return null;
  const cents = Math.round(Number(plain.replace(',', '.')) * 100);
  return cents > MAX_CENTS ? null : cents;
}

/**
 * How many there are: `1000`, `1,000`, `1.000` or `10.00`; what was sold before it was there
 * (`-2`) and an empty cell are none. Null when it is no such number.
 */
export function readStock(text: string): number | null {
  if (text === '') return 0;
  if (/^-\d+$/.test(text)) return 0;
  const whole = text.replace(/[.,]0{1,2}$/, '');
  const plain = GROUPED.test(whole) ? digitsOf(whole) : whole;
  return /^\d{1,12}$/.test(plain) ? Math.min(Number(plain), MAX_PIECES) : null;
}
