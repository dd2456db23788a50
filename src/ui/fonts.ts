import { createIsomorphicFn } from '@tanstack/react-start';
import displayLatin from '#fonts/display-latin.woff2?url';
import displayLatinExt from '#fonts/display-latin-extended.woff2?url';
import textLatin from '#fonts/text-latin.woff2?url';
import textLatinExt from '#fonts/text-latin-extended.woff2?url';

/** Languages whose everyday letters (ą, ł, ż) are outside the Latin files. */
const EXTENDED: readonly string[] = ['pl'];

/**
 * Font files that the first words of a page in this language need. Named by the server alone: in
 * the browser they have been requested long before script could name them.
 */
export const fontsOf = createIsomorphicFn()
  .server((lang: string): string[] => {
    const latin = [textLatin, displayLatin];
    return EXTENDED.includes(lang) ? [...latin, textLatinExt, displayLatinExt] : latin;
  })
  .client((): string[] => []);
