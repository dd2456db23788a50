import { createIsomorphicFn } from '@tanstack/react-start';
import { latePart } from '#src/features/shop/late-part.ts';
import { placed } from '#src/ui/after-load.tsx';
import * as page from './search-page.tsx';

export const loadSearchPage = () => import('./search-page.tsx');

/** The search page: links and forms, whose code comes after the page. */
export const SearchPage = placed(
  createIsomorphicFn()
    .server(() => page.SearchPage)
    .client(() => latePart(() => loadSearchPage().then((late) => late.SearchPage)))(),
);
