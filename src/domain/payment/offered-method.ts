import type { PaymentProduct } from '#src/domain/shop/web-domain.schema.ts';
import { methodRule } from './methods.ts';

/** What is to be paid, in cents, and the country of the bill; null where none is known. */
export type Due = { centAmount: number; currencyCode: string; country: string | null };

/** Whether a shop's product may pay: within its bounds, both included, its currencies and countries. */
export function isOffered(product: PaymentProduct, { centAmount, currencyCode, country }: Due) {
  const { currencies, countries, minAmount, maxAmount } = methodRule(product.name);
  const min = product.minAmount ?? minAmount ?? 0;
  const max = product.maxAmount ?? maxAmount ?? Number.POSITIVE_INFINITY;
  return (
    centAmount >= min &&
    centAmount <= max &&
    (currencies === undefined || currencies.some((one) => one === currencyCode)) &&
    (countries === undefined || countries.some((one) => one === country))
  );
}
