import { createIsomorphicFn } from '@tanstack/react-start';
import { latePart } from '#src/features/shop/late-part.ts';
import { placed } from '#src/ui/after-load.tsx';
import * as page from './listing-page.tsx';

export const loadListingPage = () => import('./listing-page.tsx');

/** A list: links and forms, whose code comes after the page. */
export const ListingPage = placed(
  createIsomorphicFn()
    .server(() => page.ListingPage)
    .client(() => latePart(() => loadListingPage().then((late) => late.ListingPage)))(),
);
