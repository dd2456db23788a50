import { vatIn } from './vat.ts';

/**
 * What an invoice or a credit note comes to, tax apart: amounts in cents, prices include the tax.
 */

/** An item, what a reduction took off (above zero), or a delivery. */
export type BilledPart = {
  kind: 'item' | 'reduction' | 'delivery';
  name: string;
  quantity: number;
  /** Tax included. */
  cents: number;
  /** A gift card is taxed when it pays for something, a donation never. */
  isTaxed: boolean;
};

/** What is charged at one rate (percent); null for what is not taxed at all. `net` and `vat` are `gross`. */
export type TaxSum = { rate: number | null; net: number; vat: number; gross: number };

/** What a part adds to the total. */
const signed = ({ kind, cents }: BilledPart): number => (kind === 'reduction' ? -cents : cents);

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);

/** The sums of an invoice by rate: what is taxed at the rate of the order, then what is not. */
export function taxSums(parts: readonly BilledPart[], rate: number): TaxSum[] {
  const grossOf = (isTaxed: boolean) =>
    sumOf(parts.filter((part) => part.isTaxed === isTaxed).map(signed));
  const [taxed, untaxed] = [grossOf(true), grossOf(false)];
  const vat = vatIn(taxed, rate);
  const hasTaxed = parts.some(({ isTaxed }) => isTaxed);
  return [
    ...(hasTaxed ? [{ rate, net: taxed - vat, vat, gross: taxed }] : []),
    ...(untaxed === 0 ? [] : [{ rate: null, net: untaxed, vat: 0, gross: untaxed }]),
  ];
}

/**
 * What each part is without its tax, in cents: parts that are rounded one by one do not make the sum,
 * so the largest takes the difference.
 */
export function netsOf(parts: readonly BilledPart[], rate: number): number[] {
  const nets = parts.map(({ cents, isTaxed }) => (isTaxed ? cents - vatIn(cents, rate) : cents));
  const wanted = sumOf(taxSums(parts, rate).map(({ net }) => net));
  const got = sumOf(parts.map((part, index) => signed({ ...part, cents: nets[index] ?? 0 })));
  const largest = parts.reduce<number | null>((best, part, index) => {
    if (!part.isTaxed || part.kind === 'reduction') return best;
    return best === null || part.cents > (parts[best]?.cents ?? 0) ? index : best;
  }, null);
  return nets.map((net, index) => (index === largest ? net + wanted - got : net));
}
