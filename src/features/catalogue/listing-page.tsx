import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { FamilyLink } from '#src/features/shop/links.tsx';
import { useLocale } from '#src/i18n/use-formats.ts';
import { chips, heading, page, pager, text } from '#styles/recipes';
import { type FamilyList, familyPageQuery } from './catalogue.queries.ts';
import { ListBar, Pager } from './list-controls.tsx';
import { ProductList } from './product-list.tsx';

/** The products of a family. */
export function ListingPage({ list }: { list: FamilyList }) {
  const { data } = useSuspenseQuery(familyPageQuery(list));
  const navigate = useNavigate();
  const locale = useLocale();
  const { family, total, values } = data;
  const { sort } = list;
  const kept = sort === 'relevance' ? {} : { sort };
  return (
    <div className={page()}>
      <Breadcrumb families={family.parents} />
      <h1 className={heading()}>{family.title}</h1>
      <p className={text({ tone: 'muted', measure: 'read' })}>{family.text}</p>
      {family.children.length > 0 && (
        <ul className={chips().root}>
          {family.children.map((child) => (
            <li key={child.familyId}>
              <FamilyLink family={child} className={chips().chip}>
                {child.title}
              </FamilyLink>
            </li>
          ))}
        </ul>
      )}
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
      />
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
