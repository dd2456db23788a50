import { isPersonName } from '#src/domain/text/person-name.ts';
import type { BankDetails } from './account.schema.ts';
import { OWNER_MAX_LENGTH } from './account.values.ts';
import { isBic, isIban } from './bank-codes.ts';

export type BankDetailsField = keyof BankDetails;
export type BankDetailsProblem = 'required' | 'format' | 'too-long';

/** What is wrong with bank details as they are sent, per field; empty when nothing is. */
export function bankDetailsProblems({
  iban,
  bic,
  owner,
}: BankDetails): Partial<Record<BankDetailsField, BankDetailsProblem>> {
  const problems: Partial<Record<BankDetailsField, BankDetailsProblem>> = {};
  if (owner.trim() === '') problems.owner = 'required';
  if (owner.trim().length > OWNER_MAX_LENGTH) problems.owner = 'too-long';
  if (!isPersonName(owner)) problems.owner = 'format';
  if (iban === '') problems.iban = 'required';
  else if (!isIban(iban)) problems.iban = 'format';
  if (!isBic(bic)) problems.bic = 'format';
  return problems;
}
