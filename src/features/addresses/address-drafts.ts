import { DRAFTS_KEY, type TabStorage } from '#src/features/unfinished/tab-storage.ts';

/**
 * What was typed into an address form and not sent, by the name of the form (`billing`): it survives
 * a reload in this tab, and goes when it is sent or when nobody is signed in any more
 * (begin-visit.ts).
 */
export type AddressDraft = Record<string, string>;
type Drafts = Record<string, AddressDraft>;

function readAll(storage: TabStorage): Drafts {
  try {
    const stored: unknown = JSON.parse(storage.getItem(DRAFTS_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

function write(storage: TabStorage, drafts: Drafts): void {
  try {
    storage.setItem(DRAFTS_KEY, JSON.stringify(drafts));
  } catch {
    // A browser that keeps nothing loses what was typed with the page.
  }
}

/** The fields of a form as they were left, by name; null when nothing was. */
export function readDraft(storage: TabStorage, form: string): AddressDraft | null {
  return readAll(storage)[form] ?? null;
}

export function keepDraft(storage: TabStorage, form: string, draft: AddressDraft): void {
  write(storage, { ...readAll(storage), [form]: draft });
}

export function dropDraft(storage: TabStorage, form: string): void {
  const { [form]: _, ...others } = readAll(storage);
  write(storage, others);
}
