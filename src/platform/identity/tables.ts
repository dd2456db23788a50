import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AdapterPayload } from 'oidc-provider';
import { instant } from '#src/platform/kernel/database/columns.ts';

/** What oidc-provider keeps: sessions, interactions, codes, grants, its own refresh tokens. */
export const identityPayloads = pgTable(
  'identity_payloads',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<AdapterPayload>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('identity_payloads_grant').on(table.grantId),
    index('identity_payloads_uid').on(table.uid),
    index('identity_payloads_expiry').on(table.expiresAt),
    index('identity_payloads_account').on(sql`(${table.payload} ->> 'accountId')`),
  ],
);

/** Whose session, grant or token a row is. */
export const accountOf = sql<string>`(${identityPayloads.payload} ->> 'accountId')`;

/** One sign-in and all the refresh tokens that follow from it. */
export const refreshTokenFamilies = pgTable(
  'refresh_token_families',
  {
    familyId: text('family_id').primaryKey(),
    customerId: text('customer_id').notNull(),
    grantId: text('grant_id').notNull(),
    /** The provider's own refresh token: it stays inside, unrotated. */
    providerToken: text('provider_token').notNull(),
    /** When the shopper proved who they are. */
    authenticatedAt: instant('authenticated_at').notNull(),
    remembered: boolean('remembered').notNull(),
    endsAt: instant('ends_at').notNull(),
    currentJti: text('current_jti').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('refresh_token_families_end').on(table.endsAt),
    index('refresh_token_families_grant').on(table.grantId),
    index('refresh_token_families_customer').on(table.customerId),
  ],
);

/** In which browser a sign-in began. */
export const signInBrowsers = pgTable(
  'sign_in_browsers',
  {
    grantId: text('grant_id').primaryKey(),
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [index('sign_in_browsers_start').on(table.startedAt)],
);

/** One row per token handed out: rotation, grace and reuse are read from here. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    familyId: text('family_id')
      .notNull()
      .references(() => refreshTokenFamilies.familyId, { onDelete: 'cascade' }),
    jti: text('jti').notNull(),
    secure: boolean('secure').notNull(),
    issuedAt: instant('issued_at').notNull(),
    rotatedAt: instant('rotated_at'),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.jti] })],
);
