import { sql } from 'drizzle-orm';
import type { Queryable } from '#src/platform/kernel/database/database.ts';

/** Looks for secrets in what a shop keeps, writes and shows. */

export type Place = { place: string; text: string };

/** Every row of every table as text, the queue's and the provider's included. */
export async function dumpDatabase(database: Queryable): Promise<Place[]> {
  const { rows: tables } = await database.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  const places: Place[] = [];
  for (const { name } of tables) {
    const { rows } = await database.execute<{ line: string }>(
      sql`select line::text as line from ${sql.raw(name)} line`,
    );
    places.push({ place: `table ${name}`, text: rows.map(({ line }) => line).join('\n') });
  }
  return places;
}

/** The forms that a secret may be written in, by their names. */
export function formsOf(secret: string): Map<string, string> {
  const bytes = Buffer.from(secret);
  const forms = new Map([['plain', secret]]);
  const encoded = encodeURIComponent(secret);
  if (encoded !== secret) forms.set('as in a URL', encoded);
  return forms.set('as hex', bytes.toString('hex')).set('as base64', bytes.toString('base64'));
}

/** Shorter ones, as a code of six digits, are a part of many a number: only a word of its own counts. */
const MIN_UNMISTAKABLE = 9;

function isIn(text: string, secret: string): boolean {
  if (secret.length >= MIN_UNMISTAKABLE) return text.includes(secret);
  return new RegExp(`(?<![\\w.-])${secret.replaceAll(/\W/g, '\\$&')}(?![\\w-])`).test(text);
}

/** Where each secret is found: `name, form: place`. */
export function findSecrets(
  secrets: ReadonlyMap<string, string>,
  places: readonly Place[],
): string[] {
  return [...secrets].flatMap(([name, secret]) =>
    [...formsOf(secret)].flatMap(([form, written]) =>
      places
        .filter(({ text }) => isIn(text, written))
        .map(({ place }) => `${name}, ${form}: ${place}`),
    ),
  );
}
