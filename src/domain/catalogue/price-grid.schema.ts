import { z } from 'zod';
import { centsSchema, currencySchema } from '#src/domain/money/money.schema.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { costSchema } from './staff-product.schema.ts';

const instant = z.iso.datetime();
const id = z.string().regex(/^[\w-]{1,40}$/);

/** How many rows the grid holds, and how many changed cells it takes at a time. */
export const MAX_GRID_ROWS = 5_000;
/** Colours of a page of the grid. */
export const GRID_PAGE = 200;

export const gridQuerySchema = z.object({
  q: z.string().trim().min(1).max(200).optional(),
  /** With all families below it. */
  family: id.optional(),
  brand: z.string().min(1).max(200).optional(),
  /** The code of a marketing label. */
  label: z.string().min(1).max(100).optional(),
  /** The colour after which a page begins (`next` of the page before); the first page without it. */
  after: id.optional(),
});
export type GridQuery = Omit<z.infer<typeof gridQuerySchema>, 'after'>;

/** A colour, or a size of it where sizes cost differently in some shop of the caller. */
const gridRowSchema = z.object({
  productId: z.string(),
  optionId: z.string(),
  sku: z.string().nullable(),
  /** In the language of the caller. */
  name: z.string(),
  colour: z.string(),
  size: z.string().nullable(),
  /** In the shops of the caller that sell it, now. */
  prices: z.array(z.object({ shop: shopSchema, ...costSchema.shape })),
});
export type GridRow = z.infer<typeof gridRowSchema>;

export const priceGridSchema = z
  .object({
    /** Open shops of the caller. */
    shops: z.array(z.object({ shop: shopSchema, currency: currencySchema })),
    /** The API key that alone writes prices, by its name; null where the caller may. */
    ownedBy: z.string().nullable(),
    /** Labels that products have; said on the first page alone. */
    labels: z.array(z.string()),
    /** Of a page of colours. */
    rows: z.array(gridRowSchema),
    /** Colours that fit; null but on the first page. */
    total: z.int().min(0).nullable(),
    /** What to ask for the next page with (`after`); null on the last. */
    next: z.string().nullable(),
  })
  .meta({ id: 'PriceGrid' });
export type PriceGrid = z.infer<typeof priceGridSchema>;

/** A new price of a colour or size in a shop, and what it cost when it was typed. */
const priceCellSchema = z.strictObject({
  optionId: id,
  sku: z.string().min(1).max(100).nullable(),
  shop: shopSchema,
  before: costSchema.nullable(),
  after: costSchema,
});
export type PriceCell = z.infer<typeof priceCellSchema>;

export const priceCellsSchema = z.strictObject({
  cells: z.array(priceCellSchema).min(1).max(MAX_GRID_ROWS),
});

export const CELL_REFUSALS = [
  'NOT_FOUND',
  'PRICES_INVALID',
  'PRICES_PLANNED',
  'CHANGED_BY_OTHERS',
] as const;
export type CellRefusal = (typeof CELL_REFUSALS)[number];

/** What becomes of each cell, in the order in which they were asked for. */
const cellResultSchema = z.object({
  /** Why it was not written; null where it was. */
  refusal: z.enum(CELL_REFUSALS).nullable(),
  /** What shoppers read from now on; null where it was not written. */
  shown: z
    .object({
      centAmount: centsSchema,
      /** What is struck; null where nothing is. */
      struckCents: centsSchema.nullable(),
      /** The lowest price of the 30 days before; null where the shop names none. */
      lowestCents: centsSchema.nullable(),
    })
    .nullable(),
});
export type CellResult = z.infer<typeof cellResultSchema>;

export const cellForecastSchema = z.object({ results: z.array(cellResultSchema) });

export const cellsWrittenSchema = z.object({
  /** The change that can be undone; null where nothing was written. */
  setId: z.uuid().nullable(),
  results: z.array(cellResultSchema),
});

/** Prices that were written in one go. */
export const priceSetSchema = z
  .object({
    id: z.uuid(),
    shops: z.array(shopSchema),
    cells: z.int().min(0),
    madeBy: z.string(),
    madeAt: instant,
    undoneAt: instant.nullable(),
    /** What undoing left as it is, as something newer was written there. */
    left: z.array(
      z.object({
        name: z.string(),
        colour: z.string(),
        size: z.string().nullable(),
        shop: shopSchema,
        refusal: z.enum(CELL_REFUSALS),
      }),
    ),
  })
  .meta({ id: 'PriceSet' });
export type PriceSet = z.infer<typeof priceSetSchema>;
