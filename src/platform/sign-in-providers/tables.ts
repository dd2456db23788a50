import { boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '#src/platform/kernel/database/columns.ts';
import { customerReference } from '../customers/face.ts';

/** Who somebody is at another provider, and whose account that opens here (decision 093). */
export const providerConnections = pgTable(
  'provider_connections',
  {
    connectionId: text('connection_id').primaryKey(),
    customerId: customerReference(),
    /** Its name in `SIGN_IN_PROVIDERS` when it was connected. */
    provider: text('provider').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    addedAt: instant('added_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    unique('provider_connections_pair').on(table.issuer, table.subject),
    index('provider_connections_customer').on(table.customerId),
  ],
);

/** Sign-ins at another provider that are under way: no token, no code and no verifier. */
export const providerSignIns = pgTable(
  'provider_sign_ins',
  {
    /** The sign-in here that it is part of, which belongs to one browser. */
    startedIn: text('started_in').primaryKey(),
    provider: text('provider').notNull(),
    /** Keyed digest of the state that the answer must carry; null once an answer has come. */
    stateDigest: text('state_digest').unique(),
    remembered: boolean('remembered').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Whom the provider named, until a code proves the mailbox of the account that is there. */
    issuer: text('issuer'),
    subject: text('subject'),
    email: text('email'),
  },
  (table) => [index('provider_sign_ins_time').on(table.startedAt)],
);
