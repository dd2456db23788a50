/**
 * Tables of the cart. Codes and offers are promotions since version 1.2: rows of `promo_codes` that are
 * still there are moved when a platform starts.
 */

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CartAddress, ShippingAddress } from '#src/domain/address/address.schema.ts';
import type { AgreedTerms } from '#src/domain/cart/agreed-terms.ts';
import type {
  CartDonation,
  CartGiftCard,
  CartLoyaltyCard,
  CartPayment,
  GiftWrap,
} from '#src/domain/cart/cart.schema.ts';
import type { LoyaltyPoints } from '#src/domain/cart/cart.ts';
import type { HeldBackReason } from '#src/domain/cart/cart.values.ts';
import type { Price } from '#src/domain/catalogue/catalogue.schema.ts';
import type { Currency } from '#src/domain/money/money.ts';
import type { SeenPromotion } from '#src/domain/promotion/seen-promotion.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';
import type { DeviceChannel } from '#src/domain/shop/devices.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';

/**
 * `merged` and `deleted` carts read as absent, and so does one that is `set-aside` until the order of a
 * payment link is paid or over; an `ordered` one answers its order.
 */
export type CartState = 'active' | 'ordered' | 'merged' | 'deleted' | 'set-aside';

export const carts = pgTable(
  'carts',
  {
    cartId: text('cart_id').primaryKey(),
    version: integer('version').notNull(),
    /** Since this version nothing but prices followed the shop, by reading; null for a shopper's change. */
    repricedFrom: integer('repriced_from'),
    state: text('state').$type<CartState>().notNull(),
    storeId: text('store_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Owner of a guest cart; null once it is a customer's. */
    sessionId: text('session_id'),
    customerId: text('customer_id'),
    /** Where it was begun; null for carts that are older than this column. */
    channel: text('channel').$type<DeviceChannel>(),
    sourceCartId: text('source_cart_id'),
    billingAddress: jsonb('billing_address').$type<CartAddress>(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>(),
    shippingMethodKey: text('shipping_method_key').$type<ShippingMethodKey>(),
    /** Cents, as the shopper saw it last. */
    shippingPrice: integer('shipping_price').notNull(),
    /** What it holds beside lines, at the prices that the shopper saw last. */
    loyaltyCard: jsonb('loyalty_card').$type<CartLoyaltyCard>(),
    giftCards: jsonb('gift_cards').$type<CartGiftCard[]>().notNull().default([]),
    donations: jsonb('donations').$type<CartDonation[]>().notNull().default([]),
    giftWrap: jsonb('gift_wrap').$type<GiftWrap>(),
    points: jsonb('points')
      .$type<LoyaltyPoints>()
      .notNull()
      .default({ earned: 0, bonus: 0, incentive: 0 }),
    /** What promotions did to it, as the shopper saw it last. */
    promotions: jsonb('promotions').$type<SeenPromotion[]>().notNull().default([]),
    /** The method chosen before the provider call. */
    plannedPayment: jsonb('planned_payment').$type<CartPayment>(),
    /** What the staff agreed on with its customer; null for a shopper's own. */
    agreed: jsonb('agreed').$type<AgreedTerms>(),
    /** Reference of the payment that freezes this cart (T36). */
    lockedBy: text('locked_by'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    // A cart is bound to its shop, hence one active cart a customer and shop.
    uniqueIndex('carts_one_active_a_customer')
      .on(table.customerId, table.storeId)
      .where(sql`${table.state} = 'active' AND ${table.customerId} IS NOT NULL`),
    index('carts_set_aside')
      .on(table.customerId, table.storeId)
      .where(sql`${table.state} = 'set-aside'`),
    check('carts_one_owner', sql`(${table.sessionId} IS NULL) <> (${table.customerId} IS NULL)`),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.cartId),
    lineId: text('line_id').notNull(),
    sku: text('sku').notNull(),
    quantity: integer('quantity').notNull(),
    /** A gift of a promo code: read-only for the shopper. */
    isFree: boolean('is_free').notNull(),
    /** The unit price that the shopper saw last; validation compares it with today's. */
    price: jsonb('price').$type<Price>().notNull(),
    /** Cents that it cost when it was put in; null where it still costs that (decision 106). */
    formerCents: integer('former_cents'),
    position: integer('position').notNull(),
    lastModifiedAt: instant('last_modified_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.lineId] }),
    uniqueIndex('cart_lines_one_a_sku').on(table.cartId, table.sku, table.isFree),
    check('cart_lines_quantity', sql`${table.quantity} >= 1`),
  ],
);

/** Idempotency keys of added items, so that a call that is sent twice adds once (F11). */
export const cartKeys = pgTable(
  'cart_presses',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.cartId),
    /** `Idempotency-Key` of the call. */
    key: text('press').notNull(),
    sku: text('sku').notNull(),
    usedAt: instant('pressed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.key] }),
    index('cart_presses_age').on(table.usedAt),
  ],
);

/** `points` takes nothing off: its value is added to the points of the cart. */
export type PromoKind = 'percent' | 'amount' | 'gift' | 'points';

export const promoCodes = pgTable('promo_codes', {
  code: text('code').primaryKey(),
  kind: text('kind').$type<PromoKind>().notNull(),
  /** Percent, or cents, or points, or 0 for a gift. */
  value: integer('value').notNull(),
  giftSku: text('gift_sku'),
  labels: jsonb('labels').$type<Record<Language, string>>().notNull(),
  minimumCentAmount: integer('minimum_cent_amount').notNull(),
  expiresAt: instant('expires_at'),
  singleUse: boolean('single_use').notNull(),
  /** A loyalty offer: members tick it in the cart, nobody types it (decision 035). */
  forMembers: boolean('for_members').notNull().default(false),
  /** The one shop that an offer is for; null: all. */
  storeId: text('store_id'),
});

export const cartPromoCodes = pgTable(
  'cart_promo_codes',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.cartId),
    code: text('code')
      .notNull()
      .references(() => promoCodes.code),
    /** What it takes off, in cents, as the shopper saw it last. */
    centAmount: integer('cent_amount').notNull(),
    /** Why it takes nothing off, as the shopper saw it last; null while it counts. */
    heldBack: text('held_back').$type<HeldBackReason>(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.code] })],
);

export const promoCodeUses = pgTable(
  'promo_code_uses',
  {
    customerId: text('customer_id').notNull(),
    code: text('code')
      .notNull()
      .references(() => promoCodes.code),
    cartId: text('cart_id').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'promo_code_uses_once', columns: [table.customerId, table.code] }),
    index('promo_code_uses_cart').on(table.cartId),
  ],
);
