import { eq } from 'drizzle-orm';
import type { BankDetails } from '#src/domain/account/account.schema.ts';
import type { Queryable } from '../database/database.ts';
import { bankDetails } from './tables.ts';

/** Where refunds of a customer go; undefined when none were saved. */
export async function findBankDetails(
  db: Queryable,
  customerId: string,
): Promise<BankDetails | undefined> {
  const { iban, bic, owner } = bankDetails;
  const [row] = await db
    .select({ iban, bic, owner })
    .from(bankDetails)
    .where(eq(bankDetails.customerId, customerId));
  return row;
}
