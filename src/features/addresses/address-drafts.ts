import { DRAFTS_KEY } from '#src/features/unfinished/tab-storage.ts';
import { type BrowserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';

/**
 * What was typed into an address form and not sent, by the name of the form (`billing`): it survives
 * a reload in this tab, and goes when it is sent or when nobody is signed in any more
 * (begin-visit.ts).
 */
export type AddressDraft = Record<string, string>;
type Drafts = Record<string, AddressDraft>;

function readAll(storage: BrowserStorage): Drafts {
  const stored = readJson(storage, DRAFTS_KEY);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

function write(storage: BrowserStorage, drafts: Drafts): void {
  writeJson(storage, DRAFTS_KEY, drafts);
}

/** The fields of a form as they were left, by name; null when nothing was. */
export function readDraft(storage: BrowserStorage, form: string): AddressDraft | null {
  return readAll(storage)[form] ?? null;
}

export function keepDraft(storage: BrowserStorage, form: string, draft: AddressDraft): void {
  write(storage, { ...readAll(storage), [form]: draft });
}

export function dropDraft(storage: BrowserStorage, form: string): void {
  const { [form]: _, ...others } = readAll(storage);
  write(storage, others);
}
