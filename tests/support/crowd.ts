import { eq } from 'drizzle-orm';
import { customers } from '#src/platform/customers/tables.ts';
import type { Database } from '#src/platform/kernel/database/database.ts';

/** Adds so many customers who are U5 in all but their name; answers their ids. */
export async function addCrowd(
  database: Database,
  count: number,
  first = 100,
): Promise<`U1${number}`[]> {
  const [known] = await database.select().from(customers).where(eq(customers.customerId, 'U5'));
  if (known === undefined) throw new Error('no U5');
  const ids = Array.from({ length: count }, (_, number) => `U1${first + number}` as const);
  await database
    .insert(customers)
    .values(
      ids.map((customerId) => ({ ...known, customerId, email: `${customerId}@crowd.example` })),
    );
  return ids;
}
