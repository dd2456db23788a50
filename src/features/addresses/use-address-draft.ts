import { useEffect, useState } from 'react';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { pageOwner } from '#src/session/page-owner.middleware.ts';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { type AddressDraft, dropDraft, keepDraft, readDraft } from './address-drafts.ts';

/** What a form holds, by the names of its fields. */
export function formValues(form: HTMLFormElement): AddressDraft {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** An address with the fields that a draft names. */
export function withDraft(address: CartAddress, draft: AddressDraft | null): CartAddress {
  if (draft === null) return address;
  const named = Object.keys(address).filter((field) => Object.hasOwn(draft, field));
  return Object.assign(
    {},
    address,
    Object.fromEntries(named.map((field) => [field, draft[field]])),
  );
}

/**
 * Saves what is typed into a form until it is sent, under the name of the form. The draft of an
 * earlier load comes after hydration: the server rendered the page without it.
 */
export function useAddressDraft(name: string) {
  const [draft, setDraft] = useState<AddressDraft | null>(null);
  const drafted = () => ({ owner: pageOwner(), form: name });
  useEffect(() => setDraft(readDraft(tabStorage, { owner: pageOwner(), form: name })), [name]);
  return {
    draft,
    /** Fields that another choice hides keep what was typed into them. */
    keep: (values: AddressDraft) =>
      keepDraft(tabStorage, drafted(), { ...readDraft(tabStorage, drafted()), ...values }),
    drop: () => dropDraft(tabStorage, drafted()),
  };
}
