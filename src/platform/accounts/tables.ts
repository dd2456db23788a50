import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';
import { customerReference } from '../customers/face.ts';
import type { AccountNotice } from '../kernel/texts/account-mail-texts.ts';

/** The shop where it was asked for: its language is that of the mail. */
const domain = () => text('domain').$type<OnlineLocale>().notNull();

/** Where refunds of a customer go (ENT-13): none or one account at a bank. */
export const bankDetails = pgTable('bank_details', {
  customerId: customerReference().primaryKey(),
  /** IBAN, BIC and owner (decision 083). */
  sealed: text('sealed').notNull(),
});

/**
 * Requests for new passwords, of e-mails with and without an account alike (decision 052):
 * neither what is written nor the time that it takes says whether there is an account.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    resetId: text('reset_id').primaryKey(),
    /** Lower case, like that of an account. */
    email: text('email').notNull(),
    domain: domain(),
    requestedAt: instant('requested_at').notNull(),
    /** Hash of the token that the mail carries; null until the mail is written. */
    tokenHash: text('token_hash').unique(),
  },
  (table) => [
    index('password_resets_email').on(table.email),
    index('password_resets_time').on(table.requestedAt),
  ],
);

/**
 * Codes that sign in, asked for by e-mails with and without an account alike: the first one opens an
 * account (decision 090).
 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    codeId: text('code_id').primaryKey(),
    /** The sign-in under way that asked, which belongs to one browser: it has one code at a time. */
    askedIn: text('asked_in').notNull().unique(),
    /** Lower case, like that of an account. */
    email: text('email').notNull(),
    domain: domain(),
    /** Whether the shopper wants to stay signed in. */
    remembered: boolean('remembered').notNull(),
    /** Whether it is for an order without an account. */
    asGuest: boolean('as_guest').notNull().default(false),
    requestedAt: instant('requested_at').notNull(),
    /** Keyed digest of the code that the mail carries; null until the mail is written. */
    digest: text('digest'),
    /** How often a code was typed. */
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    index('sign_in_codes_email').on(table.email),
    index('sign_in_codes_time').on(table.requestedAt),
  ],
);

/** New e-mails that customers asked for; only the link of a mail to one makes it theirs. */
export const emailChanges = pgTable(
  'email_changes',
  {
    changeId: text('change_id').primaryKey(),
    customerId: customerReference(),
    /** Lower case, like that of an account. */
    email: text('email').notNull(),
    domain: domain(),
    /** The sign-in that asked, which goes on. */
    signInId: text('sign_in_id').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Hash of the token that the mail carries; null until the mail is written. */
    tokenHash: text('token_hash').unique(),
  },
  (table) => [
    index('email_changes_customer').on(table.customerId),
    index('email_changes_time').on(table.requestedAt),
  ],
);

/** What happened to an account, for the mail that tells its owner. */
export const accountNotices = pgTable('account_notices', {
  noticeId: text('notice_id').primaryKey(),
  customerId: customerReference(),
  kind: text('kind').$type<AccountNotice>().notNull(),
  domain: domain(),
  /** The e-mail of the account when it happened. */
  recipient: text('recipient').notNull(),
  happenedAt: instant('happened_at').notNull(),
});
