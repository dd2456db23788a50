import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { noteListingChanges } from '#src/platform/catalogue/listings/refresh-listings.ts';
import { prices } from '#src/platform/catalogue/prices/tables.ts';
import { customers } from '#src/platform/customers/tables.ts';
import {
  inTransaction,
  openDatabase,
  type Transaction,
} from '#src/platform/kernel/database/database.ts';
import { prepareHome } from '#src/platform/kernel/database/server-home.ts';

/** What an administrator does to a shop whose programs run. */

function databaseUrlOf(dataFolder: string): string {
  const { data } = prepareHome(dataFolder);
  const [, , , port = ''] = readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n');
  const secret = readFileSync(`${data}/vitrine-password`, 'utf8');
  return `postgres://postgres:${secret}@127.0.0.1:${port}/postgres`;
}

async function inDatabaseOf(dataFolder: string, work: (tx: Transaction) => Promise<unknown>) {
  const { database, close } = openDatabase(databaseUrlOf(dataFolder));
  await inTransaction(database, work).finally(close);
}

type Reduction = Pick<typeof prices.$inferInsert, 'optionId' | 'domain' | 'centAmount'>;

/** Reduces an option of a product in a shop from now on, as an import does. */
export function reducePrice(dataFolder: string, productId: string, reduction: Reduction) {
  return inDatabaseOf(dataFolder, async (tx) => {
    const now = new Date();
    await tx.insert(prices).values({ ...reduction, type: 'P', validFrom: now });
    await noteListingChanges(tx, [productId], now);
  });
}

/** Leaves so many pieces of each size and colour of a product. */
export function leavePieces(dataFolder: string, productId: string, quantity: number) {
  return inDatabaseOf(dataFolder, (tx) =>
    tx.execute(sql`
      update stocks set quantity = ${quantity} where sku in (
        select s.sku from skus s join product_options o on o.option_id = s.option_id
        where o.product_id = ${productId})`),
  );
}

/** Leaves a customer without a password, as one who signs in elsewhere. */
export function removePassword(dataFolder: string, email: string) {
  return inDatabaseOf(dataFolder, (tx) =>
    tx.update(customers).set({ passwordHash: null }).where(eq(customers.email, email)),
  );
}
