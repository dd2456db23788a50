import { DRAFTS_KEY } from '#src/features/unfinished/tab-storage.ts';
import { type BrowserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';

/**
 * What was typed into an address form and not sent, by the name of the form (`billing`): it survives
 * a reload in this tab, belongs to the customer who typed it, and goes when it is sent, when another
 * customer signs in and when nobody is signed in any more (T48).
 */
export type AddressDraft = Record<string, string>;

/** A form of a customer, named by the id that their pages carry; without one nothing is kept. */
export type DraftedForm = { owner: string | undefined; form: string };

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
export function readDraft(
  storage: BrowserStorage,
  { owner, form }: DraftedForm,
): AddressDraft | null {
  return formsOf(storage, owner)[form] ?? null;
}

export function keepDraft(
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
