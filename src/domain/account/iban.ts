import { bareCode } from '#src/domain/text/typed-text.ts';

/** An IBAN as it is sent: without any white space (§5) or other separators, in capitals. */
export function stripIban(iban: string): string {
  return bareCode(iban);
}

/** An IBAN as people read it: in groups of four (§3 "Bank details"). */
export function groupIban(iban: string): string {
  return stripIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}

/** Examples of the SWIFT registry, for the countries of the shops. */
const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['CH', 'CH9300762011623852957'],
  ['DE', 'DE89370400440532013000'],
  ['ES', 'ES9121000418450200051332'],
  ['FR', 'FR1420041010050500013M02606'],
  ['GB', 'GB29NWBK60161331926819'],
  ['IT', 'IT60X0542811101000000123456'],
  ['PL', 'PL61109010140000071219812874'],
]);

/** What an IBAN of a country looks like, in groups of four. */
export function ibanExample(country: string): string {
  return groupIban(EXAMPLES.get(country) ?? 'DE89370400440532013000');
}
