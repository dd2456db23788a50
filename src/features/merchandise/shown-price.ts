import type { Price } from '#src/domain/catalogue/catalogue.schema.ts';
import { struckPrice } from '#src/domain/catalogue/catalogue.ts';

/** What a price tag shows beside the current price; amounts in cents, null: not shown. */
export type ShownPrice = { isReduced: boolean; struck: number | null; lowest: number | null };

/** The lowest price of the last 30 days is shown beside a struck price alone. */
export function shownPrice(price: Price): ShownPrice {
  const struck = struckPrice(price);
  const isReduced = struck !== null;
  return { isReduced, struck, lowest: isReduced ? price.lowest30Days : null };
}
