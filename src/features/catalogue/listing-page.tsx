import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Family } from '#src/domain/catalogue.ts';
import type { ListSearch } from '#src/domain/list-search.ts';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { FamilyLink } from '#src/features/shop/links.tsx';
import { useLocale } from '#src/i18n/use-formats.ts';
import { heading, listBar, listHead, page } from '#styles/recipes';
import { familyFacetsQuery, familyPageQuery } from './catalogue.queries.ts';
import type { FamilyList } from './family-list.ts';
import type { ListAddress } from './list-address.ts';
import { ListView } from './list-view.tsx';
import { pagesUpTo } from './shown-list.ts';

function Children({ families }: { families: Family['children'] }) {
  const styles = listBar();
  if (families.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {families.map((child) => (
        <li key={child.familyId}>
          <FamilyLink family={child} className={styles.chip}>
            {child.title}
          </FamilyLink>
        </li>
      ))}
    </ul>
  );
}

function useFamilyAddress(family: Family): ListAddress {
  const navigate = useNavigate();
  const locale = useLocale();
  const catalogSlug = { name: family.slug, id: family.familyId };
  return {
    fixed: [],
    show: (search) =>
      navigate({
        to: '/$locale/$catalogSlug',
        params: { locale, catalogSlug },
        search,
        replace: true,
        resetScroll: false,
      }),
    link: (search, look) => <FamilyLink family={family} search={search} {...look} />,
  };
}

/** The products of a family. */
export function ListingPage({ list, search }: { list: FamilyList; search: ListSearch }) {
  const { data } = useSuspenseQuery(familyPageQuery(list));
  const queryClient = useQueryClient();
  const { family, chosen } = data;
  const address = useFamilyAddress(family);
  const pages = pagesUpTo(
    queryClient,
    data,
    (number) => familyPageQuery({ ...list, page: number }).queryKey,
  );
  const head = listHead();
  return (
    <div className={page({ top: 'tight' })}>
      <Breadcrumb families={family.parents} />
      <div className={head.root}>
        <h1 className={heading()}>{family.title}</h1>
        <p className={head.text}>{family.text}</p>
      </div>
      <ListView
        pages={pages}
        chosen={chosen}
        facets={familyFacetsQuery(list)}
        sort={list.sort}
        search={search}
        address={address}
      >
        <Children families={family.children} />
      </ListView>
    </div>
  );
}
