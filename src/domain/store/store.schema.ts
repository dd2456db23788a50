import { z } from 'zod';
import { availabilitySchema } from '#src/domain/catalogue/catalogue.schema.ts';
import { sizeLabelSchema } from '#src/domain/size/size.schema.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { STORE_CONTEXTS, STORE_SERVICES } from './store.values.ts';

const id = z.string().regex(NUMBER_ID);

/** Query of one store (specification §7) and the part of it that a search shares. */
export const storeQuestionSchema = z.object({
  productId: id.optional(),
  optionId: id.optional(),
  size: z.string().min(1).max(40).optional(),
  context: z.enum(STORE_CONTEXTS).optional(),
});

const placeQuery = {
  search: z.string().max(100).optional(),
  countryCode: z.string().length(2).optional(),
  deliveryCountries: z.string().max(100).optional(),
  latitude: z.coerce.number<number>().min(-90).max(90).optional(),
  longitude: z.coerce.number<number>().min(-180).max(180).optional(),
  radius: z.coerce.number<number>().positive().max(500).optional(),
  limit: z.coerce.number<number>().int().min(1).max(50).optional(),
};

/** Query of a store search (specification §3, A-119); degrees, `radius` in km. */
export const storeSearchSchema = storeQuestionSchema.extend(placeQuery);
export type StoreSearch = z.infer<typeof storeSearchSchema>;

/** Query of a search for pickup points or lockers: a place, and no garment (specification §7). */
export const pointSearchSchema = z.object(placeQuery);
export type PointSearch = z.infer<typeof pointSearchSchema>;

const localTime = z.string().regex(/^\d{2}:\d{2}$/);
export const openingHoursSchema = z.array(
  z.object({ day: z.int().min(1).max(7), opens: localTime, closes: localTime }),
);
/** Local times `HH:MM`, to `24:00`; `day` counts from 1, Monday. A closed day has no entry. */
export type OpeningHours = z.infer<typeof openingHoursSchema>[number];

export const specialDaySchema = z.object({
  date: z.iso.date(),
  hours: z.array(z.object({ opens: localTime, closes: localTime })),
});
/** A day that is not as its day of the week is: other hours, or none where the place is closed. */
export type SpecialDay = z.infer<typeof specialDaySchema>;

export const placeSchema = z
  .object({
    storeId: z.string(),
    name: z.string(),
    line1: z.string(),
    zipCode: z.string(),
    city: z.string(),
    /** ISO 3166-1 alpha-2. */
    country: z.string(),
    /** Degrees. */
    latitude: z.number(),
    longitude: z.number(),
    openingHours: openingHoursSchema,
    /** By date, past ones included. */
    specialDays: z.array(specialDaySchema),
    /** From the place that the search named by its coordinates, in km; null when it named none. */
    distance: z.number().nullable(),
  })
  .meta({ id: 'Place' });
/** Where something can be had: a store, a pickup point, a locker. */
export type Place = z.infer<typeof placeSchema>;

/** Places of one kind: pickup points, lockers, all stores of a country. */
export const placesSchema = z.object({ stores: z.array(placeSchema) });

export const storeSchema = placeSchema
  .extend({
    phoneNumber: z.string(),
    /** A platform of before says none. */
    services: z.array(z.enum(STORE_SERVICES)).default([]),
    /** Of the product asked about, in the size asked about or in all; null when none was. */
    stock: z
      .array(
        z.object({
          sku: z.string(),
          optionId: z.string(),
          size: z.string(),
          sizeLabel: sizeLabelSchema,
          availability: availabilitySchema,
          availableQuantity: z.int().min(0),
        }),
      )
      .nullable(),
  })
  .meta({ id: 'Store' });
export type Store = z.infer<typeof storeSchema>;

export const storesSchema = z.object({ stores: z.array(storeSchema) });

/** A size of a product in a store. */
export type StoreStock = NonNullable<Store['stock']>[number];
