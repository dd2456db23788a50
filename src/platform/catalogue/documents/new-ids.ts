import { sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/database.ts';
import { databaseCode } from '../../kernel/database/database-errors.ts';
import { newOptionIds, newProductIds } from '../products/tables.ts';

/** What the database says of a sequence that has no number left. */
const EXHAUSTED = '2200H';

async function nextOf(db: Queryable, sequence: string | undefined): Promise<string> {
  try {
    const { rows } = await db.execute<{ id: string }>(sql`select nextval(${sequence})::text as id`);
    return rows[0]?.id ?? '';
  } catch (error) {
    if (databaseCode(error) !== EXHAUSTED) throw error;
    throw new Error('The shop has no room for more products.');
  }
}

/** The number of a product that is added. */
export const nextProductId = (db: Queryable) => nextOf(db, newProductIds.seqName);

/** The number of a colour that is added. */
export const nextOptionId = (db: Queryable) => nextOf(db, newOptionIds.seqName);
