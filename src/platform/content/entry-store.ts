import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import {
  getDomain,
  type LocaleCode,
  type OnlineLocale,
  onlineVariant,
} from '#src/domain/shop/locales.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { contentDrafts, contentEntries } from './tables.ts';

export type Fields = Record<string, unknown>;
export type Entry = { uid: string; locale: string; fields: Fields };
/**
 * What a link shows in place of what is published: one draft (decision 070), or all that is due by then;
 * null for what is gone by then.
 */
export type Draft = Omit<Entry, 'fields'> & { contentType: string; fields: Fields | null };

/** What narrows a read of entries. */
export type EntryQuery = {
  locale: LocaleCode;
  /** Names of reference fields to be replaced by what they point to. */
  include: readonly string[];
  /** The only fields to be sent; empty means all. */
  only: readonly string[];
  /** Values that `uid` or a field must have. */
  filter: Readonly<Record<string, unknown>>;
  drafts?: readonly Draft[];
};

const referenceSchema = z.object({ _content_type_uid: z.string(), uid: z.string() });

/**
 * Locales whose entries serve a locale, best first: itself, then its language, then the shop
 * that a bare language shows.
 */
export function localeChain(locale: LocaleCode): string[] {
  return [...new Set([locale, getDomain(locale).lang, onlineVariant(locale)])];
}

/** One entry per uid, in the best locale of the chain that it exists in. */
export function bestOf(entries: readonly Entry[], chain: readonly string[]): Entry[] {
  const best = new Map<string, Entry>();
  for (const entry of entries.filter(({ locale }) => chain.includes(locale))) {
    const known = best.get(entry.uid);
    const isBetter =
      known === undefined || chain.indexOf(entry.locale) < chain.indexOf(known.locale);
    if (isBetter) best.set(entry.uid, entry);
  }
  return [...best.values()];
}

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether an entry has the values asked for; an unknown field matches nothing. */
export function matches({ uid, fields }: Entry, filter: Readonly<Fields>): boolean {
  const values: Fields = { ...fields, uid };
  return Object.entries(filter).every(
    ([name, value]) => Object.hasOwn(values, name) && sameJson(values[name], value),
  );
}

/** Which entries are read: of these uids or all, in locales of which the first is the best. */
type Reading = {
  chain: readonly string[];
  uids?: readonly string[] | undefined;
  drafts: readonly Draft[];
};

/** Entries with drafts among them, in the place of what they will replace. */
function withDrafts(entries: readonly Entry[], drafts: readonly Draft[]): Entry[] {
  const keyOf = ({ uid, locale }: Omit<Entry, 'fields'>) => `${uid} ${locale}`;
  const replaced = new Set(drafts.map(keyOf));
  const others = entries.filter((entry) => !replaced.has(keyOf(entry)));
  const shown = drafts.flatMap(({ uid, locale, fields }) =>
    fields === null ? [] : [{ uid, locale, fields }],
  );
  return [...others, ...shown].sort((one, other) => (one.uid < other.uid ? -1 : 1));
}

/** The entries of a type, or those with the given uids, each in its best locale. */
async function readEntries(
  db: Queryable,
  contentType: string,
  { chain, uids, drafts }: Reading,
): Promise<Entry[]> {
  const rows = await db
    .select({
      uid: contentEntries.uid,
      locale: contentEntries.locale,
      fields: contentEntries.fields,
    })
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.contentType, contentType),
        inArray(contentEntries.locale, [...chain]),
        uids === undefined ? undefined : inArray(contentEntries.uid, [...uids]),
      ),
    )
    .orderBy(asc(contentEntries.uid));
  const meant = drafts.filter(
    (draft) =>
      draft.contentType === contentType &&
      chain.includes(draft.locale) &&
      (uids?.includes(draft.uid) ?? true),
  );
  return bestOf(meant.length > 0 ? withDrafts(rows, meant) : rows, chain);
}

/** All drafts of a shop. */
export function findDraftsIn(db: Queryable, locale: OnlineLocale): Promise<Draft[]> {
  const { contentType, uid, fields } = contentDrafts;
  return db
    .select({ contentType, uid, locale: contentDrafts.locale, fields })
    .from(contentDrafts)
    .where(eq(contentDrafts.locale, locale));
}

type Reference = z.infer<typeof referenceSchema>;

function referenceIn(fields: Fields, name: string): Reference | null {
  const reference = referenceSchema.safeParse(fields[name]);
  return reference.success ? reference.data : null;
}

/** Reads what references lead to: one query per content type, however many entries refer to it. */
async function readTargets(
  db: Queryable,
  references: readonly Reference[],
  reading: Omit<Reading, 'uids'>,
): Promise<(reference: Reference) => Fields | null> {
  const targets = new Map<string, Fields>();
  const byType = Map.groupBy(references, (reference) => reference._content_type_uid);
  for (const [contentType, wanted] of byType) {
    const uids = [...new Set(wanted.map(({ uid }) => uid))];
    for (const { uid, fields } of await readEntries(db, contentType, { ...reading, uids })) {
      targets.set(`${contentType} ${uid}`, fields);
    }
  }
  return ({ _content_type_uid: contentType, uid }) => targets.get(`${contentType} ${uid}`) ?? null;
}

function onlyOf(fields: Fields, names: readonly string[]): Fields {
  if (names.length === 0) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/**
 * The entries of a type for a locale, named references replaced by what they lead to (null where
 * that is nothing); none when the type is unknown.
 */
export async function findEntries(
  db: Queryable,
  contentType: string,
  { locale, include, only, filter, drafts = [] }: EntryQuery,
): Promise<Entry[]> {
  const reading = { chain: localeChain(locale), drafts };
  const uids = typeof filter.uid === 'string' ? [filter.uid] : undefined;
  const entries = (await readEntries(db, contentType, { ...reading, uids })).filter((entry) =>
    matches(entry, filter),
  );
  const referenced = entries.flatMap(({ fields }) =>
    include.flatMap((name) => referenceIn(fields, name) ?? []),
  );
  const targetOf = await readTargets(db, referenced, reading);
  return entries.map((entry) => {
    const fields = { ...entry.fields };
    for (const name of include) {
      const reference = referenceIn(fields, name);
      if (reference !== null) fields[name] = targetOf(reference);
    }
    return { ...entry, fields: onlyOf(fields, only) };
  });
}
