import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type AddressField,
  type AddressProblem,
  type AddressRules,
  addressProblems,
  type CartAddress,
} from '#src/domain/address.ts';
import { FIELD_ORDER } from './address-fields.ts';
import { readAddress } from './read-address.ts';

export type AddressProblems = Partial<Record<AddressField, AddressProblem>>;

export type AddressForm = {
  form: RefObject<HTMLFormElement | null>;
  problems: AddressProblems;
  /** What was typed if it may be sent; else null, with the first wrong field focused. */
  check: (start: CartAddress, rules: AddressRules) => CartAddress | null;
  /** Looks again while the shopper mends; says nothing before the first `check`. */
  recheck: (start: CartAddress, rules: AddressRules) => void;
  /** Forgets what was wrong: another address is shown now. */
  reset: () => void;
};

/**
 * The browser keeps what is typed, so that nothing is lost before the page is awake or when a save
 * fails; the rules are asked when the form is sent.
 */
export function useAddressForm(): AddressForm {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<AddressProblems>({});

  const look = (start: CartAddress, rules: AddressRules) => {
    const address = readAddress(new FormData(form.current ?? undefined), start);
    return { address, found: addressProblems(address, rules) };
  };
  return {
    form,
    problems,
    check: (start, rules) => {
      const { address, found } = look(start, rules);
      const first = FIELD_ORDER.find((field) => found[field] !== undefined);
      // Rendered at once, so that the field says its message when it gets the focus.
      flushSync(() => setProblems(found));
      if (first === undefined) return address;
      const control = form.current?.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return null;
    },
    recheck: (start, rules) => {
      if (Object.keys(problems).length > 0) setProblems(look(start, rules).found);
    },
    reset: () => setProblems({}),
  };
}
