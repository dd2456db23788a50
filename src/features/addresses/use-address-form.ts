import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import type { AddressField } from '#src/domain/address/address.ts';
import {
  type AddressProblem,
  type AddressRules,
  addressProblems,
  JUDGED_FIELDS,
} from '#src/domain/address/address-rules.ts';
import type { ClientError } from '#src/features/failures/client-error.ts';
import { loadPhoneReader, phoneReader } from './phone-reader.ts';
import { readAddress } from './read-address.ts';

export type AddressProblems = Partial<Record<AddressField, AddressProblem>>;

export type AddressForm = {
  form: RefObject<HTMLFormElement | null>;
  problems: AddressProblems;
  /** What was typed if it may be sent; else null, with the first wrong field focused. */
  check: (start: CartAddress, rules: AddressRules) => CartAddress | null;
  /** Looks again while the shopper mends; says nothing before the first `check`. */
  recheck: (start: CartAddress, rules: AddressRules) => void;
  /** Says a refusal of the server at its field; false when the form does not show that field. */
  showRefusal: (refusal: ClientError) => boolean;
  /** Forgets what was wrong: another address is shown now. */
  reset: () => void;
};

const REFUSALS: AddressProblems = {
  country: 'country',
  phoneNumber: 'phone-format',
  zipCode: 'zip-format',
};

/**
 * The browser keeps what is typed, so that nothing is lost before the page is awake or when a save
 * fails; the rules are asked when the form is sent.
 */
export function useAddressForm(): AddressForm {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<AddressProblems>({});
  useEffect(() => void loadPhoneReader(), []);

  const look = (start: CartAddress, rules: AddressRules) => {
    const readPhone = phoneReader();
    const address = readAddress(new FormData(form.current ?? undefined), start, readPhone);
    return { address, found: addressProblems(address, rules, readPhone) };
  };
  const show = (found: AddressProblems, field: AddressField | undefined) => {
    // Rendered in this task, so that the field says its message when it gets the focus.
    flushSync(() => setProblems(found));
    const control = field && form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };
  return {
    form,
    problems,
    check: (start, rules) => {
      const { address, found } = look(start, rules);
      const first = JUDGED_FIELDS.find((field) => found[field] !== undefined);
      show(found, first);
      return first === undefined ? address : null;
    },
    recheck: (start, rules) => {
      if (Object.keys(problems).length > 0) setProblems(look(start, rules).found);
    },
    showRefusal: ({ field: name }) => {
      const field = JUDGED_FIELDS.find((one) => one === name);
      if (field === undefined || !form.current?.elements.namedItem(field)) return false;
      show({ [field]: REFUSALS[field] ?? 'refused' }, field);
      return true;
    },
    reset: () => setProblems({}),
  };
}
