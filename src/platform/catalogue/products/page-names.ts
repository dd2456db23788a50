import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { containing } from '../../staff/face.ts';
import { familyTexts } from '../families/tables.ts';
import { isOpen } from '../publications/visibility.ts';

/** How the URL of a product names it in a shop; null where shoppers may not see it. */
export async function findProductSlug(
  db: Queryable,
  productId: string,
  { lang, domain }: { lang: Language; domain: OnlineLocale },
  now: Date,
): Promise<string | null> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select t.slug from product_texts t join products p on p.product_id = t.product_id and ${isOpen(domain, now)}
    where t.product_id = ${productId} and t.lang = ${lang}`);
  return rows[0]?.slug ?? null;
}

type Named = { productId: string; slug: string; name: string };

/**
 * Products that shoppers of a shop may see: some with a part of a name or a number, or those of ids, by
 * their names.
 */
export async function findNamedProducts(
  db: Queryable,
  { lang, domain }: { lang: Language; domain: OnlineLocale },
  asked: { q: string; limit: number } | { productIds: readonly string[] },
  now: Date,
): Promise<Named[]> {
  if ('productIds' in asked && asked.productIds.length === 0) return [];
  const which =
    'q' in asked
      ? sql`lower(t.name) like ${containing(asked.q.toLowerCase())} or t.product_id = ${asked.q}`
      : sql`t.product_id in ${[...asked.productIds]}`;
  const { rows } = await db.execute<Named>(sql`
    select t.product_id as "productId", t.slug, t.name
    from product_texts t join products p on p.product_id = t.product_id and ${isOpen(domain, now)}
    where t.lang = ${lang} and (${which})
    order by lower(t.name), t.product_id limit ${'q' in asked ? asked.limit : null}`);
  return rows;
}

const isNamed = (slug: string) =>
  or(eq(familyTexts.slug, slug), sql`${slug} = any(${familyTexts.formerSlugs})`);

/** The family whose URL has this name in a language, or had it; null where none has. */
export async function findFamilyOfSlug(
  db: Queryable,
  slug: string,
  lang: Language,
): Promise<string | null> {
  const [row] = await db
    .select({ familyId: familyTexts.familyId })
    .from(familyTexts)
    .where(and(isNamed(slug), eq(familyTexts.lang, lang)))
    // Who has the name now comes before who had it.
    .orderBy(desc(eq(familyTexts.slug, slug)));
  return row?.familyId ?? null;
}
