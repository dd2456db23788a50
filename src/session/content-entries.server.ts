import type { z } from 'zod';
import * as calls from '#src/domain/content/content.calls.ts';
import { CONTENT_SCHEMAS, type ContentType } from '#src/domain/content/content.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { type Commerce, nameOf } from '#src/gateway/commerce.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';

/** What editors write, by its type: a read that fails is null, and the page goes without (§7). */

/** What narrows a read of entries, besides the locale of the caller. */
type EntryQuery = { locale?: OnlineLocale; query?: string; 'only[]'?: string[] };
type Fields = { [T in ContentType]: z.output<(typeof CONTENT_SCHEMAS)[T]> };
const SCHEMAS: { [T in ContentType]: z.ZodType<Fields[T]> } = CONTENT_SCHEMAS;

/** The entries of a type as they are stored; throws where they cannot be read. */
export async function askEntries(commerce: Commerce, type: ContentType, query: EntryQuery = {}) {
  const { entries } = await commerce.ask(
    calls.getEntries,
    { params: { type }, query: { locale: commerce.caller.locale, ...query } },
    // A separate circuit: a type that the platform cannot answer leaves the others be.
    { name: `${nameOf(calls.getEntries)} ${type}` },
  );
  return entries;
}

/** Reads the fields of all entries of a type, in the order of their uids; NOT_FOUND where none are served. */
export function entriesOf<T extends ContentType>(type: T) {
  return async (commerce: Commerce): Promise<Fields[T][] | null> => {
    try {
      const entries = await askEntries(commerce, type);
      return entries.map(({ fields }) => SCHEMAS[type].parse(fields));
    } catch (error) {
      // The platform has none: nothing is wrong with the page.
      if (isCommerceError(error, 'NOT_FOUND')) throw error;
      return null;
    }
  };
}

/** Reads the fields of the one entry of a type; null when there is none, too. */
export function entryOf<T extends ContentType>(type: T) {
  const read = entriesOf(type);
  return async (commerce: Commerce): Promise<Fields[T] | null> => {
    const [entry] = (await read(commerce)) ?? [];
    return entry ?? null;
  };
}
