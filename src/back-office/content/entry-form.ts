import { createContext, useContext } from 'react';
import type { CheckedLink } from '#src/domain/content/link-target.schema.ts';
import type { Media } from '#src/domain/media/media.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { SearchTexts } from '#src/domain/text/search-texts.ts';

export type Path = readonly (string | number)[];

/** What the fields of an entry are drawn with. */
export type EntryForm = {
  /** Puts a part into what is typed. */
  change(path: Path, part: unknown): void;
  /** What is wrong at a path; null where nothing is. */
  problemAt(path: Path): string | null;
  /** Whether something within a path is wrong. */
  isWrong(path: Path): boolean;
  /** Says what a picture shows in the field beside it, where that is empty. */
  describe(path: Path, alt: string): void;
  /** Gives the words beside a link, where they are empty, the title of what was chosen. */
  name(path: Path, title: string): void;
  /** Where a link leads; undefined until it is known. */
  linkAt(url: string): CheckedLink | undefined;
  shop: OnlineLocale;
  /** The newest pictures of the library. */
  library: readonly Media[];
  /** Titles of the pictures of a folder. */
  picturesOf(folder: string): readonly string[];
  /** The language that is written. */
  lang: string;
  /** What search engines read where nothing is said to them. */
  otherwise: SearchTexts;
  /** The language beside it; null without one. */
  besideLang: string | null;
};

const EntryFormContext = createContext<EntryForm | null>(null);
export const EntryFormProvider = EntryFormContext.Provider;

export function useEntryForm(): EntryForm {
  const form = useContext(EntryFormContext);
  if (form === null) throw new Error('There is no form of an entry here.');
  return form;
}

/** The id of what is typed at a path, for its label and for what is said of it. */
export const idOf = (path: Path) => `field-${path.join('-')}`;
