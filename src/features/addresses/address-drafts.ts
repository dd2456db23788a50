import { DRAFTS_KEY, type TabStorage } from '#src/features/unfinished/tab-storage.ts';

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

function formsOf(storage: TabStorage, owner: string | undefined): Kept['forms'] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(DRAFTS_KEY) ?? 'null');
    return isKept(stored) && stored.owner === owner ? stored.forms : {};
  } catch {
    return {};
  }
}

function write(storage: TabStorage, kept: Kept): void {
  try {
    if (Object.keys(kept.forms).length === 0) storage.removeItem(DRAFTS_KEY);
    else storage.setItem(DRAFTS_KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing loses what was typed with the page.
  }
}

/** The fields of a form as its customer left them, by name; null when nothing was. */
export function readDraft(storage: TabStorage, { owner, form }: DraftedForm): AddressDraft | null {
  return formsOf(storage, owner)[form] ?? null;
}

export function keepDraft(
  storage: TabStorage,
  { owner, form }: DraftedForm,
  draft: AddressDraft,
): void {
  if (owner === undefined) return;
  write(storage, { owner, forms: { ...formsOf(storage, owner), [form]: draft } });
}

export function dropDraft(storage: TabStorage, { owner, form }: DraftedForm): void {
  if (owner === undefined) return;
  const { [form]: _, ...forms } = formsOf(storage, owner);
  write(storage, { owner, forms });
}
