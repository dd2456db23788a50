/**
 * The number of a return as it is printed and typed: `R-7KQ2-M4XT`. Its signs are told apart by eye
 * (no 0 and O, no 1, I and L), and the last one checks the others.
 */

const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

export const RETURN_NUMBERS = SIGNS.length ** (LENGTH - 1);

/**
 * Weighted by place. The count of signs is prime, so one wrong sign or two that changed places always
 * give another sum.
 */
function checkSign(signs: readonly number[]): number {
  const sum = signs.reduce((total, sign, at) => total + sign * (LENGTH - at), 0);
  return (SIGNS.length - (sum % SIGNS.length)) % SIGNS.length;
}

/** The number that stands at a place (from 0) in the row of all numbers. */
export function returnNumberAt(place: number): string {
  const signs: number[] = [];
  for (let rest = place; signs.length < LENGTH - 1; rest = Math.floor(rest / SIGNS.length)) {
    signs.push(rest % SIGNS.length);
  }
  const text = [...signs, checkSign(signs)].map((sign) => SIGNS[sign]).join('');
  return `R-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** A number as somebody types or scans it, in the form in which it is stored. */
export function readReturnNumber(typed: string): string {
  const [, first = '', last = ''] =
    /^R?([A-Z\d]{4})([A-Z\d]{4})$/.exec(typed.toUpperCase().replaceAll(/[\s-]/g, '')) ?? [];
  return `R-${first}-${last}`;
}

/** Whether a number is one of ours and none of its signs is mistyped. */
export function isReturnNumber(number: string): boolean {
  const [, first = '', last = ''] = /^R-(.{4})-(.{4})$/.exec(number) ?? [];
  const signs = [...first, ...last].map((sign) => SIGNS.indexOf(sign));
  if (signs.length !== LENGTH || signs.includes(-1)) return false;
  return checkSign(signs.slice(0, -1)) === signs[LENGTH - 1];
}
