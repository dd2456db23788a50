/** Subscriptions without an account, and their consent (A-125, decision 044). */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { MESSAGE_TYPES } from '#src/domain/newsletter/message-types.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';

/** Lower case, like that of an account. */
const email = () => text('email').notNull();
/** Store id of the shop that was asked: its language is that of the mails. */
const store = () => text('store').notNull();

/** A newsletter that somebody asked for; it counts once the mail to the e-mail was answered. */
export const newsletterRequests = pgTable(
  'newsletter_requests',
  {
    requestId: text('request_id').primaryKey(),
    email: email(),
    store: store(),
    /** Path of the page with the form. */
    source: text('source').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Hash of the token that the mail carries; null until the mail is written. */
    tokenHash: text('token_hash').unique(),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [index('newsletter_requests_time').on(table.requestedAt)],
);

/** What an e-mail is sent: consent has to be shown, so that what ended stays. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    email: email(),
    type: text('type', { enum: [...MESSAGE_TYPES] }).notNull(),
    store: store(),
    source: text('source').notNull(),
    /** When the e-mail confirmed; null where only its end is known. */
    confirmedAt: instant('confirmed_at'),
    endedAt: instant('ended_at'),
    endedFrom: text('ended_from'),
  },
  (table) => [primaryKey({ columns: [table.email, table.type] })],
);

/** Tokens by which mails let their reader unsubscribe; they work for as long as a mail is saved. */
export const unsubscribeTokens = pgTable('unsubscribe_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  email: email(),
  createdAt: instant('created_at').notNull(),
});
