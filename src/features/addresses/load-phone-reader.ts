import type { PhoneReader } from '#src/domain/address/address-rules.ts';
import { readPhoneNumber } from '#src/domain/address/phone-number.ts';

/** What reads a telephone number, with the number plans of all countries. */
export async function loadPhoneReader(): Promise<PhoneReader> {
  return readPhoneNumber;
}
