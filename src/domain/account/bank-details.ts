import { isValidBIC, isValidIBAN } from 'ibantools';
import { isPersonName } from '#src/domain/text/person-name.ts';
import type { BankDetails } from './account.schema.ts';

export type BankDetailsField = keyof BankDetails;
export type BankDetailsProblem = 'required' | 'format' | 'too-long';

export const OWNER_MAX_LENGTH = 70;

/** Country, length and check digits, of an IBAN without white space. */
export function isIban(iban: string): boolean {
  return isValidIBAN(iban);
}

/** The code of a bank, of 8 or 11 characters; an empty one says that it is not known. */
export function isBic(bic: string): boolean {
  return bic === '' || isValidBIC(bic);
}

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
