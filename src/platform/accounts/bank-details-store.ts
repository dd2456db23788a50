import { eq } from 'drizzle-orm';
import { type BankDetails, bankDetailsSchema } from '#src/domain/account/account.schema.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { Sealing } from '../kernel/sealing/sealing.ts';
import { bankDetails } from './tables.ts';

/** Where refunds of a customer go; undefined when none were saved, or their key is gone. */
export async function findBankDetails(
  db: Queryable,
  sealing: Sealing,
  customerId: string,
): Promise<BankDetails | undefined> {
  const [row] = await db
    .select({ sealed: bankDetails.sealed })
    .from(bankDetails)
    .where(eq(bankDetails.customerId, customerId));
  const opened = row === undefined ? null : sealing.open(row.sealed);
  return opened === null ? undefined : bankDetailsSchema.parse(JSON.parse(opened));
}

export async function saveBankDetails(
  db: Queryable,
  sealing: Sealing,
  { customerId, ...details }: BankDetails & { customerId: string },
): Promise<void> {
  const row = { sealed: sealing.seal(JSON.stringify(details)) };
  await db
    .insert(bankDetails)
    .values({ ...row, customerId })
    .onConflictDoUpdate({ target: bankDetails.customerId, set: row });
}
