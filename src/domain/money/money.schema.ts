import { z } from 'zod';
import { CURRENCIES, type Money } from './money.ts';

export const centsSchema = z.int().min(0);
export const currencySchema = z.enum(CURRENCIES);

export const moneySchema = z
  .object({
    centAmount: centsSchema,
    currencyCode: currencySchema,
  })
  .meta({ id: 'Money' }) satisfies z.ZodType<Money>;
