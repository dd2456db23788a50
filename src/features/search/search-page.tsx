import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ListBar } from '#src/features/catalogue/list-bar.tsx';
import { Pager } from '#src/features/catalogue/pager.tsx';
import { ProductList } from '#src/features/catalogue/product-list.tsx';
import { HomeLink, SearchLink } from '#src/features/shop/links.tsx';
import { useLocale } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { button, flow, heading, page, pager, searchForm, text } from '#styles/recipes';
import { type SearchList, searchPageQuery } from './search.queries.ts';

/** A form of its own, so that searching works before any script has come. */
function SearchForm({ text: initial }: { text: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  return (
    <search>
      <form
        className={searchForm()}
        action={`/${locale}/search`}
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          navigate({ to: '/$locale/search', params: { locale }, search: q === '' ? {} : { q } });
        }}
      >
        <TextField
          key={initial}
          label={t`What are you looking for?`}
          name="q"
          type="search"
          enterKeyHint="search"
          defaultValue={initial}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}

function NothingFound({ text: searched }: { text: string }) {
  return (
    <div className={flow({ gap: '4' })}>
      <p className={text({ size: 'lg' })} role="status">
        <Trans>We found nothing for “{searched}”.</Trans>
      </p>
      <p className={text({ tone: 'muted', measure: 'read' })}>
        <Trans>Try fewer words, another spelling, or the name of a garment or a colour.</Trans>
      </p>
      <p>
        <HomeLink className={button({ look: 'outline' })}>
          <Trans>Back to home</Trans>
        </HomeLink>
      </p>
    </div>
  );
}

function Results({ list }: { list: SearchList }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(searchPageQuery(list));
  if (data.total === 0) return <NothingFound text={list.text} />;
  const kept = list.sort === 'relevance' ? {} : { sort: list.sort };
  return (
    <>
      <ListBar
        total={data.total}
        text={list.text}
        sort={list.sort}
        onSort={(sort) =>
          navigate({
            to: '/$locale/search',
            params: { locale },
            search: sort === 'relevance' ? { q: list.text } : { q: list.text, sort },
          })
        }
      />
      <ProductList products={data.values} />
      <Pager
        total={data.total}
        page={list.page}
        renderLink={(search, label, isCurrent) => (
          <SearchLink
            text={list.text}
            search={{ ...kept, ...search }}
            className={pager().link}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {label}
          </SearchLink>
        )}
      />
    </>
  );
}

/** The search page; without a text it asks for one. */
export function SearchPage({ list }: { list: SearchList }) {
  return (
    <div className={page()}>
      <h1 className={heading()}>
        {list.text === '' ? <Trans>Search</Trans> : <Trans>Results for “{list.text}”</Trans>}
      </h1>
      <SearchForm text={list.text} />
      {list.text !== '' && <Results list={list} />}
    </div>
  );
}
