import { z } from 'zod';
import { idSegment, skuText } from '#src/domain/wire/request-parts.ts';
import { CHANGE_REASONS, LINE_OUTCOMES, MOVE_REASONS, WAREHOUSE } from './stock.ts';

const LARGEST = 1_000_000;
const quantitySchema = z.int().min(0).max(LARGEST);

export const stockRowSchema = z
  .object({
    sku: z.string(),
    gtin: z.string().nullable(),
    productId: z.string(),
    name: z.string(),
    colour: z.string(),
    size: z.string(),
    place: z.string(),
    /** What can be sold: what is there, less what orders wait for. */
    quantity: z.int(),
    /**
     * What is there and cannot be sold: in a store what is laid aside, in the warehouse what orders hold
     * whose payment is awaited.
     */
    reserved: z.int(),
    isLow: z.boolean(),
    /** When it last moved; null where a place does not keep that. */
    changedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StockRow' });
export type StockRow = z.infer<typeof stockRowSchema>;

export const placeSchema = z.object({
  id: z.string(),
  /** Of a store; null for the warehouse. */
  name: z.string().nullable(),
  mayChange: z.boolean(),
});

export const movementSchema = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    sku: z.string(),
    place: z.string(),
    reason: z.enum(MOVE_REASONS),
    difference: z.int(),
    after: z.int(),
    /** Who of the staff, or which key; null for a shopper or a file. */
    by: z.string().nullable(),
    /** The order that took it or gave it back, where it is one of the caller's shops. */
    orderNumber: z.string().nullable(),
  })
  .meta({ id: 'StockMovement' });
export type StockMovement = z.infer<typeof movementSchema>;

export const changeLineSchema = z
  .strictObject({
    /** A sku, or the barcode of one. */
    item: skuText,
    place: idSegment.default(WAREHOUSE),
    reason: z.enum(CHANGE_REASONS),
    /** There are so many now. */
    quantity: quantitySchema.optional(),
    /** There are so many more, or less. */
    difference: z.int().min(-LARGEST).max(LARGEST).optional(),
    /** The number that the caller read: the line is refused where it is another one by now. */
    seen: quantitySchema.optional(),
  })
  .refine(({ quantity, difference }) => (quantity === undefined) !== (difference === undefined));
export type ChangeLine = z.infer<typeof changeLineSchema>;

export const stockChangeSchema = z.strictObject({
  changeId: z.uuid(),
  /** Nothing is changed unless every line can be. */
  allOrNothing: z.boolean().default(false),
  lines: z.array(changeLineSchema).min(1).max(500),
});
export type StockChange = z.infer<typeof stockChangeSchema>;

export const changedLineSchema = z.object({
  item: z.string(),
  sku: z.string().nullable(),
  place: z.string(),
  outcome: z.enum(LINE_OUTCOMES),
  /** What there was, and what there is; null where the caller may not see it. */
  before: z.int().nullable(),
  after: z.int().nullable(),
});
export type ChangedLine = z.infer<typeof changedLineSchema>;

/** From this number of items on, and below, a size is low in the warehouse. */
export const stockSettingsSchema = z.strictObject({ low: z.int().min(0).max(10_000) });

/** What to do with a colour whose sizes are not all there; see `brokenRunSchema`. */
export const RUN_ADVICE = [
  /** Most of its sizes lie, and what lies sells slower without the others. */
  'reorder',
  /** Most of its sizes are gone. */
  'reduce',
  /** One or two items are left. */
  'hide',
] as const;

/**
 * A colour of three sizes or more at a place, of which some lie while a middle one or several are gone.
 */
export const brokenRunSchema = z
  .object({
    /** Of the colour. */
    id: z.string(),
    productId: z.string(),
    name: z.string(),
    colour: z.string(),
    place: z.string(),
    /** From the smallest on. */
    sizes: z.array(z.object({ size: z.string(), quantity: z.int() })),
    /** How many sizes are gone. */
    gone: z.int(),
    /** How many items lie. */
    items: z.int(),
    advice: z.enum(RUN_ADVICE),
  })
  .meta({ id: 'BrokenRun' });
export type BrokenRun = z.infer<typeof brokenRunSchema>;
