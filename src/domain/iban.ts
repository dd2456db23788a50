/** An IBAN as it is sent: without any white space (§5), in capitals. */
export function stripIban(iban: string): string {
  return iban.replace(/\s/gu, '').toUpperCase();
}

/** An IBAN as people read it: in groups of four (§3 "Bank details"). */
export function groupIban(iban: string): string {
  return stripIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}
