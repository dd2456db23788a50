import { and, desc, eq, inArray } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import type { StaffMailText } from '#src/domain/mail/mail-texts.schema.ts';
import { faultOf, type MailTextsKind, textsOf } from '#src/domain/mail/mail-texts.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { defuseLinks } from '../kernel/mail/defuse-links.ts';
import { shippedText } from '../kernel/mail/edited-texts.ts';
import { mailTextVersions, type SavedText } from '../kernel/mail/tables.ts';

export type MailNamed = { kind: MailTextsKind; lang: Language };
export type SavedTexts = Record<string, SavedText>;
type Version = typeof mailTextVersions.$inferSelect;

const isOf = ({ kind, lang }: MailNamed) =>
  and(eq(mailTextVersions.kind, kind), eq(mailTextVersions.lang, lang));

/** What was saved of the texts of a kind of mail, the newest first. */
export function findVersions(db: Queryable, named: MailNamed): Promise<Version[]> {
  return db
    .select()
    .from(mailTextVersions)
    .where(isOf(named))
    .orderBy(desc(mailTextVersions.version));
}

/** The newest of each kind in some languages. */
export function findNewest(db: Queryable, languages: readonly Language[]): Promise<Version[]> {
  const { kind, lang, version } = mailTextVersions;
  return db
    .selectDistinctOn([kind, lang])
    .from(mailTextVersions)
    .where(inArray(lang, [...languages]))
    .orderBy(kind, lang, desc(version));
}

/** The texts of a kind of mail: as they ship, and as the retailer has them. */
export function staffTexts({ kind, lang }: MailNamed, saved: SavedTexts): StaffMailText[] {
  return textsOf(kind).map(([key, placeholders]) => {
    const shipped = shippedText(lang, key, placeholders);
    const own = saved[key];
    return {
      ...{ key, placeholders: [...placeholders], shipped, text: own?.text ?? null },
      shippedThen: own === undefined || own.shipped === shipped ? null : own.shipped,
    };
  });
}

const onlyTexts = (saved: SavedTexts): Record<string, string> =>
  Object.fromEntries(Object.entries(saved).map(([key, { text }]) => [key, text]));
export const toVersion = ({ version, savedBy, savedAt, texts }: Version) => ({
  ...{ version, savedBy, savedAt: savedAt.toISOString(), texts: onlyTexts(texts) },
});

/**
 * What was typed, without what is as it ships. Each text notes the shipped one that it was made from:
 * of one that stays as it was saved, that of then, until its newer one was seen. Throws
 * MAIL_TEXT_INVALID and MAIL_TEXT_LINK.
 */
export function usableTexts(
  { kind, lang }: MailNamed,
  typed: Readonly<Record<string, string>>,
  { saved, seen = [] }: { saved: SavedTexts; seen?: readonly string[] },
): SavedTexts {
  const known = textsOf(kind);
  const stranger = Object.keys(typed).find((key) => !known.some(([one]) => one === key));
  if (stranger !== undefined) throw new DomainError('MAIL_TEXT_INVALID', { field: stranger });
  const usable: SavedTexts = {};
  for (const [key, placeholders] of known) {
    const text = typed[key]?.replaceAll('\r\n', '\n').trim();
    const shipped = shippedText(lang, key, placeholders);
    if (text === undefined || text === shipped) continue;
    if (faultOf(key, text, placeholders) !== null) {
      throw new DomainError('MAIL_TEXT_INVALID', { field: key });
    }
    if (defuseLinks(text) !== text) throw new DomainError('MAIL_TEXT_LINK', { field: key });
    const own = saved[key];
    const isKept = own !== undefined && own.text === text && !seen.includes(key);
    usable[key] = { text, shipped: isKept ? own.shipped : shipped };
  }
  return usable;
}

/** Saves texts over the version that was seen. Throws CHANGED_BY_OTHERS. */
export async function saveVersion(
  tx: Transaction,
  { kind, lang }: MailNamed,
  saved: { version: number; texts: SavedTexts; savedBy: string; savedAt: Date },
): Promise<void> {
  const made = await tx
    .insert(mailTextVersions)
    .values({ kind, lang, ...saved, version: saved.version + 1 })
    .onConflictDoNothing()
    .returning({ version: mailTextVersions.version });
  if (made.length === 0) throw new DomainError('CHANGED_BY_OTHERS');
}
