import { sql } from 'drizzle-orm';
import { slugOf } from '../../catalogue/face.ts';
import { type Database, inTransaction } from '../../kernel/database/database.ts';
import { insertRows } from '../../kernel/database/insert-rows.ts';
import { importedOptions, importedProducts } from '../tables.ts';

type Nameless = { productId: string; name: string };
type Keyless = { handle: string; optionId: string; colour: string };

/** The first of some names that is not taken, which it is from then on. */
function free(taken: Set<string>, name: string): string {
  let found = name;
  for (let at = 2; taken.has(found); at += 1) found = `${name}-${at}`;
  taken.add(found);
  return found;
}

/**
 * Gives products and colours that no file has named the names by which files know them: kept from then on,
 * whatever they are called later.
 */
export async function giveHandles(
  database: Database,
  productIds: readonly string[],
): Promise<void> {
  await inTransaction(database, async (tx) => {
    // Two exports at once give one name.
    const { rows: nameless } = await tx.execute<Nameless>(sql`
      select p.product_id as "productId", coalesce((select t.name from product_texts t
        where t.product_id = p.product_id order by t.lang <> 'en', t.lang limit 1), '') as name
      from products p
      where p.product_id in ${[...productIds]}
        and not exists (select from imported_products known where known.product_id = p.product_id)
      order by p.product_id for update`);
    const wanted = nameless.map(({ productId, name }) => ({
      productId,
      handle: `${slugOf(name) || 'product'}-${productId}`,
    }));
    const known = await tx.execute<{ handle: string }>(sql`
      select handle from imported_products
      where handle in ${wanted.length === 0 ? [''] : wanted.map(({ handle }) => handle)}`);
    const taken = new Set(known.rows.map(({ handle }) => handle));
    await insertRows(
      tx,
      importedProducts,
      wanted.map(({ productId, handle }) => ({
        ...{ productId, handle: free(taken, handle), isGiven: true },
      })),
    );
    const { rows: keyless } = await tx.execute<Keyless>(sql`
      select named.handle, o.option_id as "optionId", o.colour_id as colour
      from imported_products named join product_options o on o.product_id = named.product_id
      where named.product_id in ${[...productIds]}
        and not exists (select from imported_options known where known.option_id = o.option_id)
      order by named.product_id, o.position for update of o`);
    const keys = await tx.execute<{ handle: string; colour: string }>(sql`
      select handle, colour from imported_options where handle in (
        select handle from imported_products where product_id in ${[...productIds]})`);
    const usedIn = new Map<string, Set<string>>();
    const used = (handle: string) => {
      const own = usedIn.get(handle) ?? new Set<string>();
      usedIn.set(handle, own);
      return own;
    };
    for (const { handle, colour } of keys.rows) used(handle).add(colour);
    await insertRows(
      tx,
      importedOptions,
      keyless.map(({ handle, optionId, colour }) => ({
        ...{ handle, optionId, colour: free(used(handle), colour) },
      })),
    );
  });
}
