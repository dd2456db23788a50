import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#src/platform/kernel/database/columns.ts';
import { customerReference } from '../customers/face.ts';

/** Passkeys of customers: public keys alone, so a reader of the table can sign in nowhere. */
export const passkeys = pgTable(
  'passkeys',
  {
    passkeyId: text('passkey_id').primaryKey(),
    customerId: customerReference(),
    name: text('name').notNull(),
    /** Id that the authenticator gave it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures that the authenticator counts; 0 from those that do not. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    addedAt: instant('added_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_customer').on(table.customerId)],
);
