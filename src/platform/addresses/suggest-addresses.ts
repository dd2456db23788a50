import { and, asc, eq, sql } from 'drizzle-orm';
import type { AddressSuggestion } from '#src/domain/address/address.schema.ts';
import type { Queryable } from '../database/database.ts';
import { readTypedStreet } from './read-typed-street.ts';
import { knownStreets } from './tables.ts';

const MAX_SUGGESTIONS = 6;
/** Letters of a street below which everything would be meant. */
const MIN_LETTERS = 3;

/** How sure an address is (A-115): the house is only known once its number is. */
const QUALITY = { house: 'HOUSE', street: 'STREET' } as const;

/**
 * Streets whose words begin with those that were typed, in any order, with the number that was
 * typed (A-113). Those that begin with the first word come first, then large towns.
 */
export async function findSuggestions(
  db: Queryable,
  country: string,
  search: string,
): Promise<AddressSuggestion[]> {
  const { number, words } = readTypedStreet(search);
  const [first] = words;
  if (first === undefined || words.join('').length < MIN_LETTERS) return [];
  const rows = await db
    .select()
    .from(knownStreets)
    .where(
      and(
        eq(knownStreets.country, country),
        // Plain words hold letters and digits alone, none of which LIKE reads otherwise.
        ...words.map((word) => sql`' ' || ${knownStreets.plain} like ${`% ${word}%`}`),
      ),
    )
    .orderBy(
      sql`${knownStreets.plain} not like ${`${words.join(' ')}%`}`,
      sql`${knownStreets.plain} not like ${`${first}%`}`,
      asc(knownStreets.position),
    )
    .limit(MAX_SUGGESTIONS);
  return rows.map((row) => ({
    buildingInfo_1: '',
    buildingName: row.buildingName,
    streetNumber: number,
    streetName: row.street,
    streetNumberPosition: row.numberPosition,
    additionalInfo_1: '',
    localitySynonym: row.localitySynonym,
    postalCode: row.postalCode,
    locality: row.locality,
    qualityCode: number === '' ? QUALITY.street : QUALITY.house,
  }));
}
