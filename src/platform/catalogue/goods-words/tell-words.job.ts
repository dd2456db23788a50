import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { ToldWord, WordKind } from '#src/domain/catalogue/goods-word.schema.ts';
import { type Database, inTransaction, type Transaction } from '../../kernel/database/database.ts';
import { enqueue } from '../../kernel/jobs/job-queue.ts';
import type { Job } from '../../kernel/jobs/job-types.ts';
import { noteProductChanges } from '../products/note-changes.ts';
import type { wordChanges } from './tables.ts';

const TELL_WORDS = 'tell-words';
/** Products of a transaction: a brand may have thousands. */
const AT_ONCE = 200;

/** Products that have a word. */
export const HAVING: Record<WordKind, (id: string) => SQL> = {
  brand: (id) => sql`select product_id from products where brand = ${id}`,
  colour: (id) => sql`select distinct product_id from product_options where colour_id = ${id}`,
  material: (id) =>
    sql`select product_id from products where materials @> ${JSON.stringify([{ materialId: id }])}::jsonb`,
  care: (id) => sql`select product_id from products where ${id} = any(care)`,
};

/** Has other systems told of all products of a word that it is changed; called before they get another. */
export async function tellProducts(
  tx: Transaction,
  before: ToldWord,
  after: ToldWord,
): Promise<void> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const { kind, id } = before;
  await tx.execute(sql`
    insert into word_changes (product_id, kind, before, after)
    select product_id, ${kind}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb
    from (${HAVING[kind](id)}) having_it order by product_id`);
  await enqueue(tx, TELL_WORDS, randomUUID());
}

type Row = Pick<typeof wordChanges.$inferSelect, 'productId' | 'kind' | 'before' | 'after'>;

/** Tells of the next products, each once; answers how many there were. */
async function tellNext(tx: Transaction, now: Date): Promise<number> {
  const { rows } = await tx.execute<Row>(sql`
    delete from word_changes where word_change_id in (
      select word_change_id from word_changes order by word_change_id limit ${AT_ONCE} for update)
    returning product_id as "productId", kind, before, after`);
  // Its events are numbered as they are committed.
  if (rows.length > 0) {
    const ids = [...new Set(rows.map(({ productId }) => productId))];
    await tx.execute(
      sql`select from products where product_id in ${ids} order by product_id for update`,
    );
  }
  for (const { productId, kind, before, after } of rows) {
    const isBrand = kind === 'brand' && before.id !== after.id;
    const parts = isBrand
      ? { before: { brand: before.id }, after: { brand: after.id } }
      : { before: {}, after: {} };
    const told = { productId, isNew: false, ...parts, word: { kind, before, after } };
    await noteProductChanges(tx, [told], now);
  }
  return rows.length;
}

/** Tells other systems of products whose brand, colour, material or care line is another word now. */
export function wordsThatAreTold({ database, now }: { database: Database; now: () => Date }): Job {
  return {
    name: TELL_WORDS,
    maxSeconds: 900,
    run: async () => {
      while ((await inTransaction(database, (tx) => tellNext(tx, now()))) === AT_ONCE);
      return undefined;
    },
  };
}
