import { useEffect, useState } from 'react';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { pageOwner } from '#src/session/page-owner.middleware.ts';
import { type BrowserStorage, readJson, tabStorage, writeJson } from '#src/ui/browser-storage.ts';

/** Key in the tab's storage. */
const DRAFTS_KEY = 'vitrine-address-drafts';

/**
 * What was typed into an address form and not sent, by the name of the form (`billing`): it survives
 * a reload in this tab, belongs to the customer who typed it, and goes when it is sent, when another
 * customer signs in and when nobody is signed in any more (T48).
 */
export type AddressDraft = Record<string, string>;

/** A form of a customer, named by the id that their pages carry; without one nothing is kept. */
type DraftedForm = { owner: string | undefined; form: string };

type Kept = { owner: string; forms: Record<string, AddressDraft> };

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const forms = fields.get('forms');
  return typeof fields.get('owner') === 'string' && typeof forms === 'object' && forms !== null;
}

function formsOf(storage: BrowserStorage, owner: string | undefined): Kept['forms'] {
  const stored = readJson(storage, DRAFTS_KEY);
  return isKept(stored) && stored.owner === owner ? stored.forms : {};
}

function write(storage: BrowserStorage, kept: Kept): void {
  if (Object.keys(kept.forms).length === 0) storage.removeItem(DRAFTS_KEY);
  else writeJson(storage, DRAFTS_KEY, kept);
}

/** The fields of a form as its customer left them, by name; null when nothing was. */
function readDraft(storage: BrowserStorage, { owner, form }: DraftedForm): AddressDraft | null {
  return formsOf(storage, owner)[form] ?? null;
}

function keepDraft(
  storage: BrowserStorage,
  { owner, form }: DraftedForm,
  draft: AddressDraft,
): void {
  if (owner === undefined) return;
  write(storage, { owner, forms: { ...formsOf(storage, owner), [form]: draft } });
}

export function dropDraft(storage: BrowserStorage, { owner, form }: DraftedForm): void {
  if (owner === undefined) return;
  const { [form]: _, ...forms } = formsOf(storage, owner);
  write(storage, { owner, forms });
}

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
