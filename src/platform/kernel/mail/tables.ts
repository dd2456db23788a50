import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '#src/domain/shop/locales.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';
import type { MailKind } from './mail-kinds.ts';

/** Mails as they were written: what waits to be sent, and what was. */
export const mails = pgTable(
  'mails',
  {
    mailId: text('mail_id').primaryKey(),
    kind: text('kind').$type<MailKind>().notNull(),
    /** What it is about, such as an order's number. */
    about: text('about').notNull(),
    recipient: text('recipient').notNull(),
    lang: text('lang').$type<Language>().notNull(),
    subject: text('subject').notNull(),
    /** As it may be saved: without tokens, numbers and PINs (decision 083). */
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** As it goes out, where that says something secret: sealed, and gone once it was sent. */
    sealed: text('sealed'),
    writtenAt: instant('written_at').notNull(),
    /** When a mail server took it; null while none did. */
    sentAt: instant('sent_at'),
    /** When the account of its recipient was deleted: it is blanked as soon as it is sent. */
    forgottenAt: instant('forgotten_at'),
    /** The staff had it written again: the newer one counts. */
    isReplaced: boolean('is_replaced').notNull().default(false),
  },
  (table) => [
    // Whatever asks twice, a shopper is written to once.
    uniqueIndex('mails_once').on(table.kind, table.about).where(sql`not is_replaced`),
    index('mails_about').on(table.about),
    index('mails_recipient').on(table.recipient),
    index('mails_written').on(table.writtenAt.desc()),
  ],
);

/** What a retailer wrote in a mail, and the text that shipped then. */
export type SavedText = { text: string; shipped: string };

/** Texts of mails as they were saved: the newest of a kind and language counts. */
export const mailTextVersions = pgTable(
  'mail_text_versions',
  {
    kind: text('kind').notNull(),
    lang: text('lang').$type<Language>().notNull(),
    /** Counted from 1, so that of two who save at the same time one is refused. */
    version: integer('version').notNull(),
    texts: jsonb('texts').$type<Record<string, SavedText>>().notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.lang, table.version] })],
);
