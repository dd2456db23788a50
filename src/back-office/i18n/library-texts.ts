import type { TranslationMessages } from 'react-admin';

type Texts = TranslationMessages['ra'];
/** What the library says on our pages; what they do not use (guessers, page editors) is left out. */
export type LibraryTexts = {
  [Part in
    | 'action'
    | 'boolean'
    | 'page'
    | 'message'
    | 'navigation'
    | 'sort'
    | 'auth'
    | 'notification'
    | 'validation'
    | 'saved_queries']: Texts[Part];
};
