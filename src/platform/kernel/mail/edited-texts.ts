import { desc, eq } from 'drizzle-orm';
import {
  fillText,
  isMailTextsKind,
  type Placeholder,
  textsOf,
} from '#src/domain/mail/mail-texts.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../database/database.ts';
import { textsFor } from '../texts/platform-texts.ts';
import type { PlatformTexts } from '../texts/text-types.ts';
import { mailTextVersions } from './tables.ts';

type MailTexts = PlatformTexts['mails'];

/** Texts that take the place of those that ship, by where these lie. */
export type EditedTexts = ReadonlyMap<string, EditedText>;
type EditedText = { text: string; placeholders: readonly Placeholder[] };

function partAt(texts: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => new Map(Object.entries(part ?? {})).get(name), texts);
}

/** A text as it ships, its values as `{placeholders}`. */
export function shippedText(
  lang: Language,
  key: string,
  placeholders: readonly Placeholder[],
): string {
  const part = partAt(textsFor(lang).mails, key.split('.'));
  if (typeof part !== 'function') return String(part);
  return String(
    Reflect.apply(
      part,
      undefined,
      placeholders.map((name) => `{${name}}`),
    ),
  );
}

/** The sentence of a retailer; of something without a name the one that ships, which knows how. */
function filled({ text, placeholders }: EditedText, shipped: unknown) {
  return (...values: unknown[]): string => {
    if (values.includes('') && typeof shipped === 'function') {
      return String(Reflect.apply(shipped, undefined, values));
    }
    const byName = new Map<string, unknown>(placeholders.map((name, at) => [name, values[at]]));
    return fillText(text, (name) => String(byName.get(name) ?? ''));
  };
}

function withEdits<T extends object>(texts: T, path: readonly string[], edited: EditedTexts): T {
  const copy = { ...texts };
  for (const [name, value] of Object.entries(texts)) {
    const part: unknown = value;
    const own = [...path, name];
    const edit = edited.get(own.join('.'));
    if (typeof part === 'object' && part !== null) {
      Object.assign(copy, { [name]: withEdits(part, own, edited) });
    } else if (edit !== undefined) {
      Object.assign(copy, { [name]: typeof part === 'function' ? filled(edit, part) : edit.text });
    }
  }
  return copy;
}

/** The words of mails in a language: the retailer's where there are any, else those that ship. */
export const mailTextsWith = (lang: Language, edited: EditedTexts): MailTexts =>
  edited.size === 0 ? textsFor(lang).mails : withEdits(textsFor(lang).mails, [], edited);

/** What a retailer wrote in a language in the place of what ships. */
export async function findEditedTexts(db: Queryable, lang: Language): Promise<EditedTexts> {
  const { kind, version, texts } = mailTextVersions;
  const rows = await db
    .selectDistinctOn([kind], { kind, texts })
    .from(mailTextVersions)
    .where(eq(mailTextVersions.lang, lang))
    .orderBy(kind, desc(version));
  return new Map(rows.flatMap((row) => [...editedIn(row.kind, row.texts)]));
}

/** Of what was saved for a kind of mail, what this version of the program has a place for. */
export function editedIn(
  kind: string,
  texts: Readonly<Record<string, { text: string }>>,
): EditedTexts {
  if (!isMailTextsKind(kind)) return new Map();
  return new Map(
    textsOf(kind).flatMap(([key, placeholders]) => {
      const text = texts[key]?.text;
      return text === undefined ? [] : [[key, { text, placeholders }] as const];
    }),
  );
}
