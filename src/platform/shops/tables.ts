import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Currency } from '#src/domain/money/money.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { DomainParams } from '#src/domain/shop/web-domain.schema.ts';

/** One parameter set per shop (specification §3 "Domain parameters"). */
export const webDomains = pgTable('web_domains', {
  domain: text('domain').$type<OnlineLocale>().primaryKey(),
  storeId: text('store_id').notNull().unique(),
  countryCodeISO2: text('country_code_iso2').notNull(),
  devise: text('devise').$type<Currency>().notNull(),
  params: jsonb('params').$type<DomainParams>().notNull(),
});
