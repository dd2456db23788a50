import { useEffect } from 'react';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import {
  type AddressProblem,
  type AddressRules,
  addressProblems,
  JUDGED_FIELDS,
  type PhoneReader,
} from '#src/domain/address/address-rules.ts';
import type { ClientError } from '#src/features/failures/client-error.ts';
import { type Problems, useCheckedForm } from '#src/ui/use-checked-form.ts';
import { loadPhoneReader } from './load-phone-reader.ts';
import { readAddress } from './read-address.ts';

let reader: PhoneReader | null = null;

async function prepareReader(): Promise<void> {
  // Without it a form still works: the server reads the number and names the field.
  reader ??= await loadPhoneReader().catch(() => null);
}

export type AddressProblems = Problems<AddressProblem>;

type SentForm = {
  data: FormData;
  /** False when the form does not show the refused field. */
  showAtField: (refusal: ClientError) => boolean;
};

type AddressFormOptions = {
  /** What the fields started with; a field that is not shown keeps its value. */
  start: CartAddress;
  rules: AddressRules;
  /** Sends the address; what the server refuses of it can be shown at its field. */
  onValid: (address: CartAddress, sent: SentForm) => void;
};

/** What a refusal of the server says at its field. */
export function refusedField({ field: name }: ClientError): AddressProblems | null {
  const field = JUDGED_FIELDS.find((one) => one === name);
  if (field === undefined) return null;
  if (field === 'country') return { country: 'country' };
  if (field === 'zipCode') return { zipCode: 'zip-format' };
  return { [field]: field === 'phoneNumber' ? 'phone-format' : 'refused' };
}

/** Loads the number plans while the form is filled in; the reader is null until they are there. */
export function usePhoneReader() {
  useEffect(() => void prepareReader(), []);
  return () => reader;
}

/** The form of one address. */
export function useAddressForm({ start, rules, onValid }: AddressFormOptions) {
  const phoneReader = usePhoneReader();
  return useCheckedForm<{ address: CartAddress; data: FormData }, AddressProblem>({
    read: (data) => ({ address: readAddress(data, start, phoneReader()), data }),
    problemsOf: ({ address }) => addressProblems(address, rules, phoneReader()),
    onValid: ({ address, data }, { has, refuse }) =>
      onValid(address, {
        data,
        showAtField: (refusal) => {
          const refused = refusedField(refusal);
          if (refused === null || !has(refusal.field ?? '')) return false;
          refuse(refused);
          return true;
        },
      }),
  });
}
