import type { PhoneReader } from '#src/domain/address/address-rules.ts';

let reader: PhoneReader | null = null;

/** Loads the number plans of all countries, which are too heavy to come with a page. */
export async function loadPhoneReader(): Promise<void> {
  if (reader !== null) return;
  // Without them a form still works: the server reads the number and names the field.
  const plans = await import('#src/domain/address/phone-number.ts').catch(() => null);
  reader = plans?.readPhoneNumber ?? null;
}

/** Null until the number plans are loaded. */
export const phoneReader = () => reader;
