import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Family } from '#src/domain/catalogue.ts';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { FamilyLink } from '#src/features/shop/links.tsx';
import { useLocale } from '#src/i18n/use-formats.ts';
import { heading, listBar, listHead, page, pager } from '#styles/recipes';
import { type FamilyList, familyPageQuery } from './catalogue.queries.ts';
import { ListBar } from './list-bar.tsx';
import { Pager } from './pager.tsx';
import { ProductList } from './product-list.tsx';

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

/** The products of a family. */
export function ListingPage({ list }: { list: FamilyList }) {
  const { data } = useSuspenseQuery(familyPageQuery(list));
  const navigate = useNavigate();
  const locale = useLocale();
  const { family, total, values } = data;
  const { sort } = list;
  const kept = sort === 'relevance' ? {} : { sort };
  const head = listHead();
  return (
    <div className={page({ top: 'tight' })}>
      <Breadcrumb families={family.parents} />
      <div className={head.root}>
        <h1 className={heading()}>{family.title}</h1>
        <p className={head.text}>{family.text}</p>
      </div>
      <ListBar
        total={total}
        sort={sort}
        onSort={(chosen) =>
          navigate({
            to: '/$locale/$catalogSlug',
            params: { locale, catalogSlug: { name: family.slug, id: family.familyId } },
            search: chosen === 'relevance' ? {} : { sort: chosen },
          })
        }
      >
        <Children families={family.children} />
      </ListBar>
      <ProductList products={values} />
      <Pager
        total={total}
        page={list.page}
        renderLink={(search, label, isCurrent) => (
          <FamilyLink
            family={family}
            search={{ ...kept, ...search }}
            className={pager().link}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {label}
          </FamilyLink>
        )}
      />
    </div>
  );
}
