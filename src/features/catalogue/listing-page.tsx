import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useHydrated, useNavigate } from '@tanstack/react-router';
import type { Family } from '#src/domain/catalogue/catalogue.schema.ts';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import { type Pictured, THUMBNAIL_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import { ProductPicture } from '#src/features/merchandise/product-picture.tsx';
import { FamilyData } from '#src/features/search-engines/structured-data.tsx';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { FamilyLink } from '#src/features/shop/links.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { heading, listBar, listHead, page } from '#styles/recipes';
import { familyFacetsQuery, familyPageQuery } from './catalogue.queries.ts';
import type { ListNavigation } from './list-navigation.ts';
import { ListView } from './list-view.tsx';
import { pagesUpTo } from './shown-list.ts';

/** Loaded lazily: the products come first. */
function FirstProduct({ optionId, look }: Pictured) {
  const isHydrated = useHydrated();
  return (
    <span className={listBar().picture}>
      {isHydrated && (
        <ProductPicture
          {...{ optionId }}
          look={look ?? undefined}
          type="AP"
          alt=""
          sizes="36px"
          widths={THUMBNAIL_WIDTHS}
          shape="wide"
        />
      )}
    </span>
  );
}

function Children({ families }: { families: Family['children'] }) {
  const styles = listBar();
  if (families.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {families.map((child) => (
        <li key={child.familyId}>
          <FamilyLink family={child} className={styles.chip}>
            {child.optionId !== null && (
              <FirstProduct optionId={child.optionId} look={child.look} />
            )}
            {child.title}
          </FamilyLink>
        </li>
      ))}
    </ul>
  );
}

function useFamilyNavigation(family: Family): ListNavigation {
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
        resetScroll: false,
      }),
    link: (search, look) => <FamilyLink family={family} search={search} {...look} />,
  };
}

type ListingPageProps = { familyId: string; search: ListSearch };

export function ListingPage({ familyId, search }: ListingPageProps) {
  const { data } = useSuspenseQuery(familyPageQuery(familyId, search));
  const queryClient = useQueryClient();
  const { family, chosen } = data;
  const navigation = useFamilyNavigation(family);
  const pages = pagesUpTo(
    queryClient,
    data,
    (number) => familyPageQuery(familyId, { ...search, page: number + 1 }).queryKey,
  );
  const head = listHead();
  return (
    <div className={page({ top: 'tight' })}>
      <div>
        <OptionalPart>
          <FamilyData family={family} products={pages.flatMap(({ values }) => values)} />
        </OptionalPart>
        <Breadcrumb families={family.parents} />
        <div className={head.root}>
          <h1 className={heading({ size: 'section' })}>{family.title}</h1>
          <OptionalPart>
            <Children families={family.children} />
          </OptionalPart>
        </div>
      </div>
      <ListView
        pages={pages}
        stories={pages[0]?.stories}
        chosen={chosen}
        facets={familyFacetsQuery(familyId, search)}
        search={search}
        navigation={navigation}
      />
      <p className={head.text}>{family.text}</p>
    </div>
  );
}
