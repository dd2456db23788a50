import { z } from 'zod';
import { LANGUAGES, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { MAIL_TEXTS_KINDS, MAX_MAIL_TEXT, PLACEHOLDERS } from './mail-texts.ts';

const instant = z.iso.datetime();
export const mailLanguageSchema = z.enum(LANGUAGES);
export const mailTextsKindSchema = z.enum(MAIL_TEXTS_KINDS);

/** What was changed of a kind of mail in a language. */
const editedSchema = z.object({
  lang: mailLanguageSchema,
  /** How many of its texts are the retailer's. */
  edited: z.int().min(0),
  /** How many of these the program has another text for by now. */
  outdated: z.int().min(0),
  savedBy: z.string().nullable(),
  savedAt: instant.nullable(),
});

export const mailKindsSchema = z
  .object({
    /** Of the shops of the caller. */
    languages: z.array(mailLanguageSchema),
    values: z.array(z.object({ kind: mailTextsKindSchema, languages: z.array(editedSchema) })),
  })
  .meta({ id: 'MailKinds' });
export type MailKinds = z.infer<typeof mailKindsSchema>;

const writtenTexts = z.record(z.string().max(60), z.string().max(MAX_MAIL_TEXT));

/** The texts of a kind of mail in a language, as their editors see them. */
export const staffMailSchema = z
  .object({
    kind: mailTextsKindSchema,
    lang: mailLanguageSchema,
    /** Whether the caller may change it: it is seen in all shops of the language. */
    isEditable: z.boolean(),
    /** Raised by each write; 0 while nobody wrote anything. */
    version: z.int().min(0),
    texts: z.array(
      z.object({
        key: z.string(),
        placeholders: z.array(z.enum(PLACEHOLDERS)),
        shipped: z.string(),
        /** The retailer's; null where the one that ships is used. */
        text: z.string().nullable(),
        /** What shipped when it was written, where that is another text by now. */
        shippedThen: z.string().nullable(),
      }),
    ),
    /** The newest first. */
    versions: z.array(
      z.object({
        version: z.int(),
        savedBy: z.string(),
        savedAt: instant,
        texts: z.record(z.string(), z.string()),
      }),
    ),
    /** Of the language, the newest first: what it may be shown with. Empty where it needs none. */
    orders: z.array(z.object({ orderNumber: z.string(), placedAt: instant })),
  })
  .meta({ id: 'MailTexts' });
export type StaffMail = z.infer<typeof staffMailSchema>;
export type StaffMailText = StaffMail['texts'][number];

export const mailTextsBodySchema = z.strictObject({
  version: z.int().min(0),
  /** What is not there is as it ships. */
  texts: writtenTexts,
  /** Texts whose newer shipped one was seen. */
  seen: z.array(z.string().max(60)).max(60),
});
export const mailRestorationBodySchema = z.strictObject({
  version: z.int().min(0),
  restored: z.int().min(0),
});
export const mailPreviewBodySchema = z.strictObject({
  texts: writtenTexts,
  orderNumber: z.string().max(40).nullable(),
  /** Which of the ways in which it is written, from 0. */
  variant: z.int().min(0).max(9),
});

export const mailPreviewSchema = z
  .object({
    subject: z.string(),
    preview: z.string(),
    html: z.string(),
    shop: z.enum(ONLINE_LOCALES),
    /** In how many ways it is written. */
    variants: z.int(),
  })
  .nullable()
  .meta({ id: 'MailPreview' });
export type MailPreview = z.infer<typeof mailPreviewSchema>;
export const sentTestSchema = z.object({ sentTo: z.string() });
