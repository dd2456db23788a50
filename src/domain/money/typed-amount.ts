/**
 * Cents of an amount as people write it: `50`, `49,90`, `€49.90`. Null for anything else, and for
 * more than two decimals.
 */
export function readAmount(typed: string): number | null {
  const plain = typed.replaceAll(/[\s\u00a0\u202f€£]|CHF|EUR|zł/giu, '').replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}
