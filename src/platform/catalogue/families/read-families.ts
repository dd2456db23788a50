import { asc, sql } from 'drizzle-orm';
import type {
  FamilyDocument,
  FamilyWords,
  StaffFamily,
} from '#src/domain/catalogue/family.schema.ts';
import { requireFound } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { revisionOf } from '../../kernel/revision-of.ts';
import { families, familyTexts } from './tables.ts';

const BLANK: FamilyWords = { title: '', slug: '', text: '' };

/** Words in all languages. */
export const inAll = (of: (lang: Language) => FamilyWords): FamilyDocument['texts'] => ({
  ...{ de: of('de'), en: of('en'), es: of('es') },
  ...{ fr: of('fr'), it: of('it'), pl: of('pl') },
});

/** All families in the order of menus, parents before children. */
export async function readFamilies(db: Queryable): Promise<StaffFamily[]> {
  const rows = await db.select().from(families).orderBy(asc(families.position));
  const texts = await db.select().from(familyTexts);
  const { rows: counted } = await db.execute<{ id: string; products: number }>(sql`
    with recursive above (family_id, ancestor_id) as (
      select family_id, family_id from families
      union all
      select above.family_id, f.parent_id from above
      join families f on f.family_id = above.ancestor_id where f.parent_id is not null
    )
    -- Products of the same families are counted together: there are few such groups, and many products.
    select held.id, sum(alike.many)::int as products
    from (select own.families, count(*) as many
        from (select array_agg(family_id) as families from product_families group by product_id) own
        group by 1) alike,
      lateral (select distinct above.ancestor_id as id from above
        where above.family_id = any (alike.families)) held
    group by 1`);
  const products = new Map(counted.map((row) => [row.id, row.products]));
  const wordsOf = (familyId: string) => {
    const own = texts.filter((text) => text.familyId === familyId);
    return inAll((lang): FamilyWords => {
      const found = own.find((text) => text.lang === lang);
      return found === undefined
        ? BLANK
        : {
            ...{ title: found.title, slug: found.slug, text: found.text },
            ...{ searchTitle: found.searchTitle, searchDescription: found.searchDescription },
          };
    });
  };
  const below = (parentId: string | null, depth: number): StaffFamily[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .flatMap(({ familyId: id, position: _, ...row }) => {
        const { role, googleCategory, sizeScale, shops } = row;
        const document = {
          ...{ parentId, role, googleCategory, sizeScale, shops },
          texts: wordsOf(id),
        };
        const family = { id, document, revision: revisionOf(document), depth };
        return [{ ...family, products: products.get(id) ?? 0 }, ...below(id, depth + 1)];
      });
  return below(null, 0);
}

/** Throws NOT_FOUND. */
export async function findStaffFamily(db: Queryable, familyId: string): Promise<StaffFamily> {
  const tree = await readFamilies(db);
  return requireFound(
    tree.find(({ id }) => id === familyId),
    'NOT_FOUND',
  );
}
