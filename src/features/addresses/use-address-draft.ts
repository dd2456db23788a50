import { type RefObject, useEffect, useState } from 'react';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { pageOwner } from '#src/session/page-owner.middleware.ts';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { type AddressDraft, dropDraft, keepDraft, readDraft } from './address-drafts.ts';

/** What a form holds, by the names of its fields. */
function valuesOf(form: HTMLFormElement): AddressDraft {
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
 * Keeps what is typed into a form until it is sent, under a name of the form's own. The draft of an
 * earlier load comes after the page, which the server wrote without it.
 */
export function useAddressDraft(name: string, form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState<AddressDraft | null>(null);
  const drafted = () => ({ owner: pageOwner(), form: name });
  useEffect(() => setDraft(readDraft(tabStorage, { owner: pageOwner(), form: name })), [name]);
  return {
    draft,
    keep: () => {
      if (form.current === null) return;
      const storage = tabStorage;
      // Fields that another choice hides keep what was typed into them.
      keepDraft(storage, drafted(), {
        ...readDraft(storage, drafted()),
        ...valuesOf(form.current),
      });
    },
    drop: () => dropDraft(tabStorage, drafted()),
  };
}
