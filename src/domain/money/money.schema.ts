import { z } from 'zod';
import { CURRENCIES } from './money.ts';

export const centsSchema = z.int().min(0);
export const currencySchema = z.enum(CURRENCIES);

export const moneySchema = z
  .object({
    centAmount: centsSchema.describe('Cents of the currency, VAT included'),
    currencyCode: currencySchema,
  })
  .meta({ id: 'Money' });
/** An amount in cents of a currency. */
export type Money = z.infer<typeof moneySchema>;
