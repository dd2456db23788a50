import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { OPT_INS } from '#src/domain/account/account.values.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';

/** The customer (specification §3 "Client") and what the account alone knows of them. */
export const customers = pgTable(
  'customers',
  {
    customerId: text('customer_id').primaryKey(),
    /** Lower case, so that one e-mail is one account. Of a guest it is none that mails reach. */
    email: text('email').notNull().unique(),
    /**
     * The e-mail that a guest has proven, lower case; null for an account. What signs in looks at
     * `email` alone, so that nobody can sign in to what a guest left (decision 100).
     */
    guestEmail: text('guest_email'),
    /** When a guest is deleted; null for an account. */
    guestUntil: instant('guest_until'),
    emailQuality: text('email_quality').notNull().default(''),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    gender: text('gender'),
    birthday: date('birthday', { mode: 'string' }),
    phoneNumber: text('phone_number'),
    phoneNumberCountry: text('phone_number_country'),
    phoneNumberQuality: text('phone_number_quality').notNull().default(''),
    optinNews: text('optin_news', { enum: OPT_INS }).notNull().default('NO'),
    preferredStore: text('preferred_store'),
    fiscalNumber: text('fiscal_number'),
    preferredChannel: text('preferred_channel'),
    isDeleted: boolean('is_deleted').notNull().default(false),
    /** When it was deleted: after a term it is erased. Null while it is open, or was merged into another. */
    deletedAt: instant('deleted_at'),
    loyaltyNumber: text('loyalty_number').unique(),
    loyaltyType: text('loyalty_type', { enum: ['FID', 'HSP'] }),
    loyaltyCreatedAt: instant('loyalty_created_at'),
    /** `algorithm$cost$…$salt$hash` of passwords.ts; null for an account without password. */
    passwordHash: text('password_hash'),
    /** Since when the staff keep the account from signing in and ordering; null for never. */
    blockedAt: instant('blocked_at'),
    /** When somebody proved to read the mails to `email`; null while nobody has (decision 090). */
    emailProvenAt: instant('email_proven_at'),
    /** Day of the latest order; null makes a new customer. */
    lastPurchaseOn: date('last_purchase_on', { mode: 'string' }),
    /** When the welcome page was shown, which it is once. */
    welcomedAt: instant('welcomed_at'),
    createdAt: instant('created_at').notNull(),
  },
  // The back office finds them by a part of it.
  (table) => [
    index('customers_email').using('gin', table.email.op('gin_trgm_ops')),
    index('customers_guest_email').using('gin', table.guestEmail.op('gin_trgm_ops')),
    index('customers_guest_until').on(table.guestUntil).where(sql`${table.guestUntil} is not null`),
  ],
);

/** A column of another noun's table that names a customer, with whose row its own goes. */
export const customerReference = () =>
  text('customer_id')
    .notNull()
    .references(() => customers.customerId, { onDelete: 'cascade' });
