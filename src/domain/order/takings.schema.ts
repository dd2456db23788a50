import { z } from 'zod';
import { currencySchema } from '#src/domain/money/money.schema.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { dayAfter } from '#src/domain/shop/shop-day.ts';

/** A quarter: as long as tax is declared for at once. */
export const MAX_TAKINGS_DAYS = 92;

/** Days of the shop, both included. */
export const takingsPeriodSchema = z.object({ from: z.iso.date(), to: z.iso.date() });
export type TakingsPeriod = z.infer<typeof takingsPeriodSchema>;

export const isTakingsPeriod = ({ from, to }: TakingsPeriod): boolean =>
  from !== '' && from <= to && to < dayAfter(from, MAX_TAKINGS_DAYS);

export const takingSchema = z
  .object({
    /** By the clocks of the shop, `YYYY-MM-DD`. */
    day: z.iso.date(),
    shop: z.enum(ONLINE_LOCALES),
    currency: currencySchema,
    /** What invoices charge, or what credit notes take back of it. */
    kind: z.enum(['sales', 'refunds']),
    /** ISO 3166-1 alpha-2 of where it went. */
    country: z.string(),
    /** Percent; null for what is not taxed. */
    rate: z.number().nullable(),
    /** How many invoices or credit notes are in it. */
    documents: z.int(),
    /** Cents; those of refunds are below zero. */
    net: z.int(),
    vat: z.int(),
    gross: z.int(),
  })
  .meta({ id: 'Taking' });
/** What a shop took, or paid back, on a day at a rate of a country. */
export type Taking = z.infer<typeof takingSchema>;
