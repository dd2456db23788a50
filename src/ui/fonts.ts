import displayLatinExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url';
import displayLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import textLatinExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url';
import textLatin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { createIsomorphicFn } from '@tanstack/react-start';

/** Languages whose everyday letters (ą, ł, ż) stand outside the Latin files. */
const EXTENDED: readonly string[] = ['pl'];

/**
 * Font files that the first words of a page in this language need. Named by the server alone: in
 * the browser they have been asked for long before script could name them.
 */
export const fontsOf = createIsomorphicFn()
  .server((lang: string): string[] => {
    const latin = [textLatin, displayLatin];
    return EXTENDED.includes(lang) ? [...latin, textLatinExt, displayLatinExt] : latin;
  })
  .client((): string[] => []);
