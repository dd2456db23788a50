import { z } from 'zod';
import { openingHoursSchema, placeSchema, specialDaySchema } from './store.schema.ts';
import { STORE_SERVICES } from './store.values.ts';

/** A store of the retailer, or a place of a carrier where parcels wait. */
export const STORE_KINDS = ['store', 'pickup', 'locker'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

const text = (max: number) => z.string().trim().min(1).max(max);

/** What the staff say of a store or point. */
export const storeFieldsSchema = z.strictObject({
  name: text(200),
  line1: text(200),
  zipCode: text(20),
  city: text(100),
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Of stores alone. */
  phoneNumber: z.string().trim().max(40),
  /** Of stores alone. */
  services: z.array(z.enum(STORE_SERVICES)).max(STORE_SERVICES.length).default([]),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  openingHours: openingHoursSchema.max(42),
  specialDays: z.array(specialDaySchema).max(200),
  /** No shopper is shown it any more; orders and reservations keep it. */
  isClosed: z.boolean(),
});
export type StoreFields = z.infer<typeof storeFieldsSchema>;

/** The kind of a place and the number that it has among its kind, such as `store.1001`. */
export const placeIdSchema = z.string().regex(/^(store|pickup|locker)\.[\w-]{1,40}$/);

/** Why a store or point is refused. */
export const STORE_FAULTS = [
  'date-twice',
  'hours-overlap',
  'no-stores-there',
  'number-taken',
] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

export const listedStoreSchema = placeSchema
  .pick({ name: true, line1: true, zipCode: true, city: true, country: true })
  .extend({
    id: placeIdSchema,
    kind: z.enum(STORE_KINDS),
    /** Its number among its kind. */
    number: z.string(),
    isClosed: z.boolean(),
  });
export type ListedStore = z.infer<typeof listedStoreSchema>;

const changeSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

/** A store or point with what was changed of it, the newest first. */
export const staffStoreSchema = z
  .object({
    id: placeIdSchema,
    kind: z.enum(STORE_KINDS),
    number: z.string(),
    fields: storeFieldsSchema,
    /** Names this state: a change says which one it saw. */
    revision: z.string(),
    history: z.array(changeSchema),
  })
  .meta({ id: 'StaffStore' });
export type StaffStore = z.infer<typeof staffStoreSchema>;
