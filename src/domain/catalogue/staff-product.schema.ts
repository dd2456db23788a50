import { z } from 'zod';
import { centsSchema, currencySchema } from '#src/domain/money/money.schema.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { lookSchema } from './pictures.schema.ts';
import { productTextsSchema } from './product-document.schema.ts';
import { LACKS, PUBLICATION_STATES, SHOWN_AS } from './publication.ts';

const language = z.enum(LANGUAGES);
const instant = z.iso.datetime();

export const listedProductSchema = z
  .object({
    id: z.string(),
    /** In the language of the caller. */
    name: z.string(),
    brand: z.string().nullable(),
    /** A draft of changes is kept that no shop shows yet. */
    hasDraft: z.boolean(),
    /** Shops of the caller that show it now. */
    openIn: z.array(shopSchema),
    /** Shops of the caller that lack something of it. */
    lackingIn: z.array(z.object({ shop: shopSchema, lacks: z.array(z.enum(LACKS)) })),
    /** The colour that is shown first; null where there is none yet. */
    optionId: z.string().nullable(),
    /** Of its photographs; null without. */
    look: z.string().nullable(),
    colours: z.int().min(0),
    /** What the warehouse has of all its sizes. */
    inStock: z.int(),
    publishedAt: instant,
  })
  .meta({ id: 'ListedProduct' });
export type ListedProduct = z.infer<typeof listedProductSchema>;

/** What all sizes of a colour cost in a shop; `saleCents` is null where nothing is reduced. */
export const costSchema = z.strictObject({
  initialCents: z.int().min(1).max(100_000_000),
  saleCents: z.int().min(1).nullable(),
});

export const optionPriceSchema = z.object({
  ...costSchema.shape,
  shop: shopSchema,
  currency: currencySchema,
  /** Its sizes have their own prices: what is shown is that of the cheapest. */
  isBySize: z.boolean(),
});

/** A change of prices in a shop, as it was made. */
export const priceChangeSchema = z
  .object({
    id: z.uuid(),
    shop: shopSchema,
    currency: currencySchema,
    from: instant,
    /** When its reduction ends; null for one that is not to end, and without one. */
    until: instant.nullable(),
    prices: z.array(z.object({ optionId: z.string(), ...costSchema.shape })),
    state: z.enum(['planned', 'running', 'over', 'withdrawn']),
    madeBy: z.string(),
    madeAt: instant,
  })
  .meta({ id: 'PriceChange' });
export type PriceChange = z.infer<typeof priceChangeSchema>;

/** How a product stands in a shop. */
export const publicationSchema = z
  .object({
    shop: shopSchema,
    currency: currencySchema,
    state: z.enum(PUBLICATION_STATES),
    /** Null where the shop never showed it. */
    shownAs: z.enum(SHOWN_AS).nullable(),
    from: instant.nullable(),
    until: instant.nullable(),
    /** Null where a file decided it. */
    madeBy: z.string().nullable(),
    lacks: z.array(z.enum(LACKS)),
    /** Tells this state from any other. */
    revision: z.string(),
  })
  .meta({ id: 'Publication' });
export type Publication = z.infer<typeof publicationSchema>;

export const staffProductSchema = z
  .object({
    id: z.string(),
    brand: z.string().nullable(),
    publishedAt: instant,
    texts: z.partialRecord(
      language,
      z.object({
        ...{ name: z.string(), description: z.string(), keywords: z.string() },
        ...{ searchTitle: z.string().optional(), searchDescription: z.string().optional() },
      }),
    ),
    /** In each open shop of the caller. */
    publications: z.array(publicationSchema),
    /** Languages of the caller's shops, whose texts may be changed. */
    languages: z.array(language),
    options: z.array(
      z.object({
        optionId: z.string(),
        colour: z.string(),
        look: lookSchema,
        sizes: z.array(
          z.object({
            sku: z.string(),
            gtin: z.string().nullable(),
            size: z.string(),
            inStock: z.int(),
          }),
        ),
        /** In the shops of the caller that sell it. */
        prices: z.array(optionPriceSchema),
      }),
    ),
    /** The latest first. */
    priceChanges: z.array(priceChangeSchema),
    /** A link for each shop that shows it there for some hours. */
    previews: z.array(z.object({ shop: shopSchema, url: z.string() })),
    /** Tells this state of its texts from any other. */
    revision: z.string(),
    /** Number of its latest version; 0 where none is kept yet. */
    version: z.int().min(0),
  })
  .meta({ id: 'StaffProduct' });
export type StaffProduct = z.infer<typeof staffProductSchema>;

export const productChangeSchema = z.strictObject({
  /** What was read before. */
  revision: z.string().max(100),
  texts: productTextsSchema,
});
export type ProductChange = z.infer<typeof productChangeSchema>;

/** A minute by the clocks of a shop: `2026-12-01T09:00`. */
const localMinute = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);

/** Shows a product in shops from now or a minute on, or withdraws it; in each by its own clocks. */
export const publishingSchema = z.strictObject({
  shops: z
    .array(
      z.strictObject({
        shop: shopSchema,
        /** What was read before. */ revision: z.string().max(100),
      }),
    )
    .min(1)
    .max(20),
  /** Null withdraws it. */
  to: z
    .strictObject({
      shownAs: z.enum(SHOWN_AS),
      /** Null for now. */
      from: localMinute.nullable(),
      /** Null for one that is not to end. */
      until: localMinute.nullable(),
    })
    .nullable(),
});
export type Publishing = z.infer<typeof publishingSchema>;

const counts = z.record(z.enum(LACKS), z.int().min(0));

/** What keeps products from being shown, or should be added, in each shop of the caller. */
export const readinessSchema = z.object({
  shops: z.array(
    z.object({
      shop: shopSchema,
      /** Products that the shop does not show, and cannot. */
      cannotOpen: z.int().min(0),
      /** How many of those lack what. */
      because: counts,
      /** How many of those that it shows lack what. */
      shownWithout: counts,
    }),
  ),
});
export type Readiness = z.infer<typeof readinessSchema>;

const day = z.iso.date();

/** New prices of colours; in each shop they begin and end by its own clocks. */
export const newPricesSchema = z.strictObject({
  optionIds: z
    .array(z.string().regex(/^[\w-]{1,40}$/))
    .min(1)
    .max(100),
  shops: z
    .array(z.strictObject({ shop: shopSchema, ...costSchema.shape }))
    .min(1)
    .max(20),
  /** They begin at the midnight with which this day begins; null for now. */
  from: day.nullable(),
  /** The last day of the reduction; null for one that is not to end. */
  lastDay: day.nullable(),
});
export type NewPrices = z.infer<typeof newPricesSchema>;

/** What shoppers of a shop would read once new prices have begun. */
export const priceForecastSchema = z.object({
  values: z.array(
    z.object({
      shop: shopSchema,
      currency: currencySchema,
      optionId: z.string(),
      from: instant,
      centAmount: centsSchema,
      /** What is struck; null where nothing is. */
      struckCents: centsSchema.nullable(),
      /**
       * The lowest price of the 30 days before; null where the shop names none. A reduction that is not
       * below it is no reduction to announce.
       */
      lowestCents: centsSchema.nullable(),
    }),
  ),
});
export type PriceForecast = z.infer<typeof priceForecastSchema>;
