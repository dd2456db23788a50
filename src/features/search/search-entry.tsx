import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import {
  type FormEvent,
  type KeyboardEvent,
  type PropsWithChildren,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Look, SearchEntryLink } from '#src/features/shop/links.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { browserStorage } from '#src/ui/browser-storage.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { searchForm, suggestions } from '#styles/recipes';
import { rememberSearch } from './recent-searches.ts';
import { Suggested } from './suggested.tsx';

/** Arrow keys move through the field and the suggestions. */
function walk(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Search over the page: a field that takes what is typed immediately, and what may be meant by it. */
function SearchLayer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const router = useRouter();
  const page = router.buildLocation({ to: '/$locale/search', params: { locale } });
  const [text, setText] = useState('');
  const field = useRef<HTMLElement>(null);
  // The layer is modal by now: what is typed next goes into the field.
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    if (q === '') return;
    rememberSearch(browserStorage, q);
    onClose();
    void router.navigate({ to: '/$locale/search', params: { locale }, search: { q } });
  };
  return (
    <Layer onClose={onClose} from="top" title={t`Search`} closeLabel={t`Close`}>
      <search ref={field} className={suggestions().root} onKeyDown={walk}>
        <form className={searchForm()} action={page.href} onSubmit={submit}>
          <TextField
            label={t`What are you looking for?`}
            name="q"
            type="search"
            enterKeyHint="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={100}
            autoComplete="off"
          />
          <Button type="submit">
            <Trans>Search</Trans>
          </Button>
        </form>
        <OptionalPart>
          <Suggested text={text.trim()} onChoose={onClose} />
        </OptionalPart>
      </search>
    </Layer>
  );
}

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
