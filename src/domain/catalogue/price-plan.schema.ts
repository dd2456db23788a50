import { z } from 'zod';
import { currencySchema } from '#src/domain/money/money.schema.ts';
import { localTimeText, shopSchema } from '#src/domain/staff/staff.schema.ts';
import { MAX_PLANNED_PRODUCTS, PLAN_STATES, type PlanRule, PRICE_ENDINGS } from './price-plan.ts';

const instant = z.iso.datetime();
const percent = z.int().min(1).max(90);
/** Cents by currency. */
const amounts = z.partialRecord(currencySchema, z.int().min(1).max(10_000_000));
const ids = z.array(z.string().regex(/^[\w-]{1,40}$/));

/** Products that fit all that is chosen; of what is left open, any. */
const selectionSchema = z
  .strictObject({
    /** With all families below them. */
    families: ids.max(100),
    brands: z.array(z.string().min(1).max(200)).max(100),
    productIds: ids.max(MAX_PLANNED_PRODUCTS),
    /** Leaves out what is reduced when the plan begins. */
    exceptReduced: z.boolean(),
  })
  .refine(
    ({ families, brands, productIds }) => families.length + brands.length + productIds.length,
  );

/** A reduction of many products; in each shop it begins and ends by its clocks. */
export const newPricePlanFields = z.strictObject({
  name: z.string().trim().min(1).max(100),
  selection: selectionSchema,
  /** One of the three says what becomes of a price. */
  percent: percent.optional(),
  /** Cents that are taken off, by currency. */
  minus: amounts.optional(),
  /** Cents that all of it costs, by currency. */
  fixed: amounts.optional(),
  ending: z.enum(PRICE_ENDINGS),
  shops: z.array(shopSchema).min(1).max(20),
  /** Null for now, as is the midnight with which today began. */
  from: localTimeText.nullable(),
  /** Null for one that is not to end. */
  until: localTimeText.nullable(),
});

type Reduced = Pick<z.infer<typeof newPricePlanFields>, 'percent' | 'minus' | 'fixed'>;
export const hasOneRule = ({ percent, minus, fixed }: Reduced) =>
  [percent, minus, fixed].filter((rule) => rule !== undefined).length === 1;

export const newPricePlanSchema = newPricePlanFields.refine(hasOneRule);
export type NewPricePlan = z.infer<typeof newPricePlanSchema>;

/** What is kept of it; when it begins and ends is said in instants of each shop. */
export type AskedPlan = Omit<NewPricePlan, 'from' | 'until'>;

/** The same, sent to be made: once for each id. */
export const madePricePlanSchema = newPricePlanFields
  .extend({ changeId: z.uuid() })
  .refine(hasOneRule);

/** What a plan that was asked for does to a price. */
export function planRuleOf({ percent, minus, fixed, ending }: AskedPlan): PlanRule {
  if (minus !== undefined) return { kind: 'minus', amounts: minus, ending };
  if (fixed !== undefined) return { kind: 'fixed', amounts: fixed, ending };
  return { kind: 'percent', percent: percent ?? 0, ending };
}

/** What a plan does in a shop. */
const planInShopSchema = z.object({
  shop: shopSchema,
  currency: currencySchema,
  from: instant,
  until: instant.nullable(),
  /** Colours of products that it reduces. */
  colours: z.int().min(0),
  /** How many of them are shown as reduced: their price is below the lowest of 30 days. */
  struck: z.int().min(0),
  /** How many another reduction makes cheaper already. */
  cheaper: z.int().min(0),
  /** When it was stopped there alone; not after its beginning: it never began. */
  stopped: instant.nullable().optional(),
  /** When the others could be: 30 days after the last time that they cost as little. */
  struckFrom: instant.nullable(),
});
export type PlanInShop = z.infer<typeof planInShopSchema>;

export const planForecastSchema = z.object({
  products: z.int().min(0),
  shops: z.array(planInShopSchema),
  /** Names of plans that reduce some of it at the same time: it is refused until they end. */
  meets: z.array(z.string()),
});
export type PlanForecast = z.infer<typeof planForecastSchema>;

export const pricePlanSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** One of the three: percent off, cents off or cents that all of it costs, by currency. */
    percent: percent.nullable(),
    minus: amounts.nullable(),
    fixed: amounts.nullable(),
    products: z.int().min(0),
    shops: z.array(planInShopSchema),
    /** Links that show each shop as it will be when the plan begins there; none once it began. */
    previews: z.array(z.object({ shop: shopSchema, at: instant, url: z.string() })),
    /** In the shop that begins first. */
    begins: instant,
    /** In the shop that ends last; null for one that is not to end. */
    ends: instant.nullable(),
    state: z.enum(PLAN_STATES),
    /** When somebody withdrew or stopped it. */
    endedAt: instant.nullable(),
    /** The drop that says where and when. */
    dropId: z.uuid().nullable(),
    madeBy: z.string(),
    madeAt: instant,
  })
  .meta({ id: 'PricePlan' });
export type PricePlan = z.infer<typeof pricePlanSchema>;

/** What a selection can name, in the language of the caller. */
export const planChoicesSchema = z.object({
  families: z.array(z.object({ id: z.string(), name: z.string() })),
  brands: z.array(z.string()),
  /** Codes of marketing labels. */
  labels: z.array(z.string()),
  /** Open shops of the caller. */
  shops: z.array(shopSchema),
});
