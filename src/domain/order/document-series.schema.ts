import { z } from 'zod';
import { currencySchema } from '#src/domain/money/money.schema.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';

/** What documents of a series charge at a rate in a country, in cents; credit notes below zero. */
const seriesSumSchema = z.object({
  /** ISO 3166-1 alpha-2 of where it went. */
  country: z.string(),
  /** Percent; null for what is not taxed. */
  rate: z.number().nullable(),
  net: z.int(),
  vat: z.int(),
  gross: z.int(),
});

export const documentSeriesSchema = z
  .object({
    shop: z.enum(ONLINE_LOCALES),
    kind: z.enum(['invoice', 'credit-note']),
    currency: currencySchema,
    first: z.string(),
    last: z.string(),
    count: z.int(),
    /** How many numbers between the first and the last one taken have no document. */
    gaps: z.int(),
    sums: z.array(seriesSumSchema),
  })
  .meta({ id: 'DocumentSeries' });
/** The numbers of a shop's invoices, or credit notes, of a year by its clocks. */
export type DocumentSeries = z.infer<typeof documentSeriesSchema>;
