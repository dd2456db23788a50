import { sql } from 'drizzle-orm';
import { gtinOf } from '../catalogue/gtin.ts';
import type { Queryable } from '../database/database.ts';
import { databaseCode } from '../database/database-errors.ts';
import { FIRST_OPTION, importedOptionIds, importedProductIds } from './tables.ts';

/** Articles of imported goods start above those of the seed and of its copies. */
const FIRST_ARTICLE = 5_000_000;
/** A colour has fewer sizes than this. */
const ARTICLES_EACH = 300;

/** What the database says of a sequence that has no number left. */
const EXHAUSTED = '2200H';

async function nextOf(db: Queryable, sequence: string | undefined): Promise<string> {
  try {
    const { rows } = await db.execute<{ id: string }>(sql`select nextval(${sequence})::text as id`);
    return rows[0]?.id ?? '';
  } catch (error) {
    if (databaseCode(error) !== EXHAUSTED) throw error;
    throw new Error('The shop has no room for more imported products.');
  }
}

/** The number of a product that an import adds. */
export const nextProductId = (db: Queryable) => nextOf(db, importedProductIds.seqName);

/** The number of a colour that an import adds. */
export const nextOptionId = (db: Queryable) => nextOf(db, importedOptionIds.seqName);

/** The barcode of a size that brings none of its own. */
export function ownGtin(optionId: string, position: number): string {
  return gtinOf(FIRST_ARTICLE + (Number(optionId) - FIRST_OPTION) * ARTICLES_EACH + position);
}
