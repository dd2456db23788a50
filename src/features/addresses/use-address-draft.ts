import { useEffect, useState } from 'react';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { pageOwner } from '#src/session/page-owner.middleware.ts';
import { readJson, tabStorage, writeJson } from '#src/ui/browser-storage.ts';

/** Key in the tab's storage. */
const DRAFTS_KEY = 'vitrine-address-drafts';

/**
 * What was typed into an address form and not sent, by the name of the form (`billing`): it survives
 * a reload in this tab, belongs to the customer who typed it, and goes when it is sent, when another
 * customer signs in and when nobody is signed in any more (T48).
 */
export type AddressDraft = Record<string, string>;

type Drafts = { owner: string; forms: Record<string, AddressDraft> };

function isDrafts(value: unknown): value is Drafts {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const forms = fields.get('forms');
  return typeof fields.get('owner') === 'string' && typeof forms === 'object' && forms !== null;
}

/** The drafts of a customer, named by the id that their pages carry. */
function draftsOf(owner: string | undefined): Drafts['forms'] {
  const stored = readJson(tabStorage, DRAFTS_KEY);
  return isDrafts(stored) && stored.owner === owner ? stored.forms : {};
}

/** Without a customer nothing is stored. */
function store(owner: string | undefined, forms: Drafts['forms']): void {
  if (owner === undefined) return;
  if (Object.keys(forms).length === 0) tabStorage.removeItem(DRAFTS_KEY);
  else writeJson(tabStorage, DRAFTS_KEY, { owner, forms });
}

/** What a form holds, by the names of its fields. */
export function formValues(form: HTMLFormElement): AddressDraft {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

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
  useEffect(() => setDraft(draftsOf(pageOwner())[name] ?? null), [name]);
  return {
    draft,
    /** Fields that another choice hides keep what was typed into them. */
    keep: (values: AddressDraft) => {
      const owner = pageOwner();
      const drafts = draftsOf(owner);
      store(owner, { ...drafts, [name]: { ...drafts[name], ...values } });
    },
    drop: () => {
      const owner = pageOwner();
      const { [name]: _, ...others } = draftsOf(owner);
      store(owner, others);
    },
  };
}
