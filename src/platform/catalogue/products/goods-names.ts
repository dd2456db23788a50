import { sql } from 'drizzle-orm';
import type { PromotionGoods } from '#src/domain/promotion/promotion-goods.schema.ts';
import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { isShownIn } from '../listings/family-store.ts';
import { isOpen } from '../publications/visibility.ts';

type GoodsName = PromotionGoods['names'][number];
type Row = { lang: Language; name: string; kind: 'family' | 'product'; id: string; slug: string };

/** What families and products are called in each language, with links to what a shop shows of them. */
export async function findGoodsNames(
  db: Queryable,
  shop: OnlineLocale,
  { familyIds, productIds, now }: GoodsAsked,
): Promise<(lang: Language, id: string) => GoodsName | null> {
  const { rows } = await db.execute<Row & { isShown: boolean }>(sql`
    select t.lang, t.title as name, 'family' as kind, f.family_id as id, t.slug,
      ${isShownIn(shop)} as "isShown"
    from families f join family_texts t on t.family_id = f.family_id
    where f.family_id in ${[...familyIds, '']}
    union all
    select t.lang, t.name, 'product', p.product_id, t.slug, ${isOpen(shop, now)}
    from products p join product_texts t on t.product_id = p.product_id
    where p.product_id in ${[...productIds, '']}`);
  const named = new Map(
    rows.map(({ lang, name, isShown, ...link }) => [
      `${lang} ${link.id}`,
      { name, link: isShown ? link : null },
    ]),
  );
  return (lang, id) => named.get(`${lang} ${id}`) ?? null;
}

type GoodsAsked = { familyIds: readonly string[]; productIds: readonly string[]; now: Date };
