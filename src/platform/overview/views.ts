/** What the pages that look across nouns read of them; migrations write the views. */

import { boolean, pgView, text } from 'drizzle-orm/pg-core';
import type { DeviceChannel } from '#src/domain/shop/devices.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';

/**
 * How far each cart came. Carts that became another one, or that were deleted, are left out: what is
 * sold in them counts elsewhere.
 */
export const cartSteps = pgView('cart_steps', {
  domain: text('domain').$type<OnlineLocale>().notNull(),
  /** Where it was begun; null for carts that are older than this column. */
  channel: text('channel').$type<DeviceChannel>(),
  begunAt: instant('begun_at').notNull(),
  isAddressed: boolean('is_addressed').notNull(),
  isDelivered: boolean('is_delivered').notNull(),
  isPaying: boolean('is_paying').notNull(),
  isOrdered: boolean('is_ordered').notNull(),
}).existing();
