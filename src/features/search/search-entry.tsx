import { useNavigate } from '@tanstack/react-router';
import { type PropsWithChildren, useRef, useState } from 'react';
import { type Look, SearchEntryLink } from '#src/features/shop/links.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { whenShown } from '#src/ui/after-load.tsx';
import { noteTyping } from '#src/ui/early-typing.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';

// Comes with the first opening: most visits never search.
const SearchLayer = whenShown('SearchLayer', () => import('./search-layer.late.tsx'));

/** The way to the search: a layer over the page, or its page while no script has come. */
export function SearchEntry({ children, ...look }: PropsWithChildren<Look>) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const locale = useLocale();
  const goToSearch = () => {
    setOpen(false);
    void navigate({ to: '/$locale/search', params: { locale } });
  };
  const typed = useRef<() => string>(undefined);
  return (
    <>
      <SearchEntryLink
        {...look}
        onClick={(event) => {
          // Another tab is another page.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          // Who searches types at once: nothing is lost while the layer is on its way.
          typed.current ??= noteTyping(window);
          setOpen(true);
        }}
      >
        {children}
      </SearchEntryLink>
      {isOpen && (
        <OptionalPart onFailed={goToSearch}>
          <SearchLayer
            takeTyped={() => {
              const text = typed.current?.() ?? '';
              typed.current = undefined;
              return text;
            }}
            onClose={() => setOpen(false)}
          />
        </OptionalPart>
      )}
    </>
  );
}
