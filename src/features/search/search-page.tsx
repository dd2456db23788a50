import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import type { FoundPage } from '#src/domain/content/found-pages.schema.ts';
import type { ListNavigation } from '#src/features/catalogue/list-navigation.ts';
import { ListView } from '#src/features/catalogue/list-view.tsx';
import { ProductList } from '#src/features/catalogue/product-list.tsx';
import { pagesUpTo } from '#src/features/catalogue/shown-list.ts';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { SearchLink } from '#src/features/shop/links.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { verbatim } from '#src/ui/verbatim.tsx';
import { flow, heading, listBar, page, text } from '#styles/recipes';
import { searchFacetsQuery, searchPageQuery } from './search.functions.ts';
import { SearchForm } from './search-form.tsx';

function ShopSearch({ text: initial }: { text: string }) {
  const locale = useLocale();
  const navigate = useNavigate();
  return (
    <SearchForm
      locale={locale}
      text={initial}
      onSubmit={(event) => {
        event.preventDefault();
        const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
        navigate({ to: '/$locale/search', params: { locale }, search: q === '' ? {} : { q } });
      }}
    />
  );
}

/** Pages of the shop that the text names; a family says which one it is in. */
function PageLinks({ links }: { links: readonly FoundPage[] }) {
  const { t } = useLingui();
  const styles = listBar();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t`Pages`}>
      <ul className={styles.chips}>
        {links.map((link) => (
          <li key={`${link.path} ${link.title}`}>
            <ContentLink link={{ url: link.path }} className={styles.chip}>
              {link.within === null ? link.title : `${link.within} · ${link.title}`}
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type NothingFoundProps = {
  text: string;
  rescue: readonly ProductSummary[];
  /** Whether pages were found in place of products. */
  hasPages: boolean;
};

function NothingFound({ text: typed, rescue, hasPages }: NothingFoundProps) {
  const searched = verbatim(typed);
  return (
    <div className={flow({ gap: '8' })}>
      <div className={flow({ gap: '4' })}>
        <p className={text({ size: 'lg' })} role="status">
          {hasPages ? (
            <Trans>No item is called “{searched}”.</Trans>
          ) : (
            <Trans>We found nothing for “{searched}”.</Trans>
          )}
        </p>
        {!hasPages && (
          <p className={text({ tone: 'muted', measure: 'read' })}>
            <Trans>Try fewer words, another spelling, or the name of a garment or a colour.</Trans>
          </p>
        )}
      </div>
      <section className={flow({ gap: '4' })}>
        <h2 className={heading({ size: 'section' })}>
          <Trans>Popular right now</Trans>
        </h2>
        <ProductList products={rescue} />
      </section>
    </div>
  );
}

function useSearchNavigation(text: string): ListNavigation {
  const locale = useLocale();
  const navigate = useNavigate();
  return {
    fixed: [['q', text]],
    show: (search) =>
      navigate({
        to: '/$locale/search',
        params: { locale },
        search: { ...search, q: text },
        resetScroll: false,
      }),
    link: (search, look) => <SearchLink text={text} search={search} {...look} />,
  };
}

type SearchPageProps = { text: string; search: ListSearch };

function Results({ text: searched, search }: SearchPageProps) {
  const { data } = useSuspenseQuery(searchPageQuery(searched, search));
  const queryClient = useQueryClient();
  const navigation = useSearchNavigation(searched);
  const links = <PageLinks links={data.links} />;
  if (data.rescue.length > 0) {
    return (
      <div className={flow({ gap: '6' })}>
        {links}
        <NothingFound text={searched} rescue={data.rescue} hasPages={data.links.length > 0} />
      </div>
    );
  }
  const pages = pagesUpTo(
    queryClient,
    data,
    (number) => searchPageQuery(searched, { ...search, page: number + 1 }).queryKey,
  );
  return (
    <div className={flow({ gap: '2' })}>
      {links}
      {data.answered !== null && (
        <p role="status" className={text({ tone: 'muted' })}>
          <Trans>No exact match. This comes closest to “{verbatim(data.answered)}”.</Trans>
        </p>
      )}
      <ListView
        pages={pages}
        chosen={data.chosen}
        facets={searchFacetsQuery(searched, search)}
        search={search}
        navigation={navigation}
      />
    </div>
  );
}

/** The search page; without a text it asks for one. */
export function SearchPage({ text: searched, search }: SearchPageProps) {
  return (
    <div className={page()}>
      <h1 className={heading()}>
        {searched === '' ? (
          <Trans>Search</Trans>
        ) : (
          <Trans>Results for “{verbatim(searched)}”</Trans>
        )}
      </h1>
      <ShopSearch text={searched} />
      {searched !== '' && <Results text={searched} search={search} />}
    </div>
  );
}
