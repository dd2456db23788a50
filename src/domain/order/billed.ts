import { sumOf } from '#src/domain/money/money.ts';
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

/** What is charged with tax and without, tax included. */
type Gross = { taxed: number; untaxed: number };

const sumsOf = ({ taxed, untaxed }: Gross, rate: number): TaxSum[] => {
  const vat = vatIn(taxed, rate);
  return [
    { rate, net: taxed - vat, vat, gross: taxed },
    { rate: null, net: untaxed, vat: 0, gross: untaxed },
  ];
};

/** The sums of an invoice by rate: what is taxed at the rate of the order, then what is not. */
export function taxSums(parts: readonly BilledPart[], rate: number): TaxSum[] {
  const grossOf = (isTaxed: boolean) =>
    sumOf(parts.filter((part) => part.isTaxed === isTaxed).map(signed));
  const hasTaxed = parts.some(({ isTaxed }) => isTaxed);
  return sumsOf({ taxed: grossOf(true), untaxed: grossOf(false) }, rate).filter((sum) =>
    sum.rate === null ? sum.gross !== 0 : hasTaxed,
  );
}

/** An order as far as it is taxed: gift cards and donations are not. Cents. */
export type Billed = {
  totalCents: number;
  giftCards: readonly { price: number }[];
  donations: readonly { price: number }[];
};

/** Of what is charged or credited of an order, how much is taxed: that is credited first. */
export function grossOf({ totalCents, giftCards, donations }: Billed, cents: number): Gross {
  const untaxedOfOrder = sumOf([...giftCards, ...donations].map(({ price }) => price));
  const taxed = Math.min(cents, Math.max(0, totalCents - untaxedOfOrder));
  return { taxed, untaxed: cents - taxed };
}

/** The sums by rate of an invoice, which charges the total, or of a credit note, without its parts. */
export function totalsByRate(order: Billed, cents: number, rate: number): TaxSum[] {
  return sumsOf(grossOf(order, cents), rate).filter(({ gross }) => gross !== 0);
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
