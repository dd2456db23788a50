import { lazy, type PropsWithChildren, Suspense, useState } from 'react';
import { type Look, SearchEntryLink } from '#src/features/shop/links.tsx';

// Comes with the first opening: most visits never search.
const SearchLayer = lazy(() =>
  import('./search-layer.tsx').then((module) => ({ default: module.SearchLayer })),
);

/** The way to the search: a layer over the page, or its page while no script has come. */
export function SearchEntry({ children, ...look }: PropsWithChildren<Look>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SearchEntryLink
        {...look}
        onClick={(event) => {
          // Another tab is another page.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </SearchEntryLink>
      {isOpen && (
        <Suspense>
          <SearchLayer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
