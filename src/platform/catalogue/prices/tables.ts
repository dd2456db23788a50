/** Prices, plans, and changes of them. */

import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { PriceType } from '#src/domain/catalogue/catalogue.values.ts';
import type { CellRefusal, PriceCell } from '#src/domain/catalogue/price-grid.schema.ts';
import type { AskedPlan, PlanInShop } from '#src/domain/catalogue/price-plan.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { instant } from '../../kernel/database/columns.ts';
import { productOptions, products, skus } from '../products/tables.ts';

/**
 * Price rows of an option in a shop; each type is valid from an instant until another or for ever. At
 * any instant an option has either prices of all its sizes or prices of each one, never both.
 */
export const prices = pgTable(
  'prices',
  {
    optionId: text('option_id')
      .notNull()
      .references(() => productOptions.optionId),
    /** The size that costs it; null for all sizes of the option. */
    sku: text('sku').references(() => skus.sku),
    domain: text('domain').$type<OnlineLocale>().notNull(),
    type: text('type').$type<PriceType>().notNull(),
    validFrom: instant('valid_from').notNull(),
    validUntil: instant('valid_until'),
    centAmount: integer('cent_amount').notNull(),
    /** The plan that reduces it; null for prices that were given one by one. */
    planId: text('plan_id').references((): AnyPgColumn => pricePlans.planId),
  },
  (table) => [
    unique('prices_once')
      .on(table.optionId, table.domain, table.type, table.validFrom, table.sku)
      .nullsNotDistinct(),
    check('prices_cent_amount_positive', sql`${table.centAmount} > 0`),
    // Which prices began or ended since lists were built, and when the next one does.
    index('prices_begin').on(table.validFrom),
    index('prices_end').on(table.validUntil).where(sql`${table.validUntil} is not null`),
    index('prices_plan').on(table.planId).where(sql`${table.planId} is not null`),
  ],
);

/** Reductions of many products, whose rows of `prices` name them. */
export const pricePlans = pgTable('price_plans', {
  planId: text('plan_id').primaryKey(),
  name: text('name').notNull(),
  /** What was asked for; products that come later are not in it. */
  asked: jsonb('asked').$type<AskedPlan>().notNull(),
  products: integer('products').notNull(),
  /** What it does in each shop, as was forecast when it was made. */
  shops: jsonb('shops').$type<PlanInShop[]>().notNull(),
  beginsAt: instant('begins_at').notNull(),
  endsAt: instant('ends_at'),
  madeBy: text('made_by').notNull(),
  madeAt: instant('made_at').notNull(),
  /** When it was withdrawn or stopped. */
  endedAt: instant('ended_at'),
  /** The drop that says where and when. */
  dropId: text('drop_id'),
});

/** A row of prices as it was before a change. */
export type PriceBefore = {
  sku: string | null;
  type: PriceType;
  validFrom: string;
  validUntil: string | null;
};

/** Changes of prices that the staff made, each of one shop. */
export const priceChanges = pgTable(
  'price_changes',
  {
    priceChangeId: text('price_change_id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.productId),
    domain: text('domain').$type<OnlineLocale>().notNull(),
    validFrom: instant('valid_from').notNull(),
    /** When its reductions end; null for those that are not to end. */
    validUntil: instant('valid_until'),
    /** What colours cost from then on, and their rows that the change ended. */
    prices: jsonb('prices')
      .$type<
        {
          optionId: string;
          initialCents: number;
          saleCents: number | null;
          before: PriceBefore[];
        }[]
      >()
      .notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('price_changes_product').on(table.productId, table.madeAt)],
);

/** A cell of the grid of prices as it was written, and the rows that it ended. */
export type WrittenCell = Omit<PriceCell, 'after'> & {
  after: PriceCell['after'] | null;
  ended: (PriceBefore & { centAmount: number; planId: string | null })[];
};

/** Prices that the staff wrote in one go. */
export const priceSets = pgTable(
  'price_sets',
  {
    setId: text('set_id').primaryKey(),
    shops: text('shops').array().$type<OnlineLocale[]>().notNull(),
    cells: jsonb('cells').$type<WrittenCell[]>().notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    undoneAt: instant('undone_at'),
    /** What undoing left as it was, by its place in `cells`. */
    left: jsonb('left').$type<{ cell: number; refusal: CellRefusal }[]>().notNull().default([]),
  },
  (table) => [index('price_sets_made').on(table.madeAt)],
);
