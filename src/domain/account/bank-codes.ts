import { isValidBIC, isValidIBAN } from 'ibantools';

/** Country, length and check digits, of an IBAN without white space. */
export function isIban(iban: string): boolean {
  return isValidIBAN(iban);
}

/** The code of a bank, of 8 or 11 characters; an empty one says that it is not known. */
export function isBic(bic: string): boolean {
  return bic === '' || isValidBIC(bic);
}
