import { type PropsWithChildren, useState } from 'react';
import { type Look, SearchEntryLink } from '#src/features/shop/links.tsx';
import { SearchLayer } from './search-layer.tsx';

/** The way to the search: a layer over the page, or its page before any script runs. */
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
      {isOpen && <SearchLayer onClose={() => setOpen(false)} />}
    </>
  );
}
