import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listGoodsWords as listCall } from '#src/domain/catalogue/goods-word.calls.ts';
import type {
  GoodsWord,
  WordDocument,
  WordKind,
  WordLabels,
} from '#src/domain/catalogue/goods-word.schema.ts';
import type { ProductSafety } from '#src/domain/catalogue/product-safety.schema.ts';
import { requireFound } from '#src/domain/errors.ts';
import { getDomain, LANGUAGES, type Language } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { revisionOf } from '../../kernel/revision-of.ts';
import { findWebDomains } from '../../shops/face.ts';
import { containing, findPage, findRows, type ListRows, when } from '../../staff/face.ts';

/** Brands, colours, materials and care lines as the staff read them. */

/** How many products have each word of a kind, by its id. Products that have the same words are counted together. */
const COUNTS: Record<WordKind, SQL> = {
  brand: sql`select brand as id, count(*) as many from products where brand is not null group by 1`,
  colour: sql`select colour_id as id, count(*) as many
    from (select distinct colour_id, product_id from product_options) coloured group by 1`,
  material: sql`select own.id, sum(alike.many) as many
    from (select materials, count(*) as many from products group by 1) alike,
      lateral (select distinct m ->> 'materialId' as id from jsonb_array_elements(alike.materials) m) own
    group by 1`,
  care: sql`select own.id, sum(alike.many) as many
    from (select care, count(*) as many from products group by 1) alike,
      lateral (select distinct unnest(alike.care) as id) own
    group by 1`,
};

const NOTHING = sql`null::jsonb as labels, null::text as hex, '{}'::text[] as missing`;
const termsOf = (kind: WordKind) => sql`select term_id as id, labels, null::text as hex, missing,
  null::jsonb as safety from catalogue_terms where kind = ${kind}`;

const WORDS: Record<WordKind, SQL> = {
  brand: sql`select brand as id, ${NOTHING}, safety from brands`,
  colour: sql`select colour_id as id, labels, hex, missing, null::jsonb as safety from colours`,
  material: termsOf('material'),
  care: termsOf('care'),
};

type Row = {
  id: string;
  kind: WordKind;
  labels: Record<Language, string> | null;
  hex: string | null;
  missing: Language[];
  safety: ProductSafety | null;
  products: number;
};

type Query = z.output<typeof listCall.request.query>;

function wordRows(kind: WordKind, lang: Language): ListRows<Query> {
  const name = sql`coalesce(w.labels ->> ${lang}, w.id)`;
  return {
    columns: sql`w.id, ${kind}::text as kind, w.labels, w.hex, w.missing, w.safety,
      coalesce(counted.many, 0)::int as products`,
    from: sql`(${WORDS[kind]}) w left join (${COUNTS[kind]}) counted on counted.id = w.id`,
    which: ({ q }) => [
      when(
        q,
        (typed) => sql`(w.id ilike ${containing(typed)} or exists (
          select from jsonb_each_text(w.labels) label where label.value ilike ${containing(typed)}))`,
      ),
    ],
    sorted: { name: sql`lower(unaccent(${name}))`, products: sql`coalesce(counted.many, 0)` },
    key: sql`w.id`,
  };
}

/** A language in which nobody has said it is empty. */
function saidOf({ labels, missing }: Row): WordLabels {
  const of = (lang: Language) => (missing.includes(lang) ? '' : (labels?.[lang] ?? ''));
  return {
    ...{ de: of('de'), en: of('en'), es: of('es') },
    ...{ fr: of('fr'), it: of('it'), pl: of('pl') },
  };
}

function documentOf(row: Row): WordDocument {
  const { id, kind, hex, safety } = row;
  if (kind === 'brand') {
    const { manufacturer = null, responsible = null } = safety ?? {};
    return { kind, name: id, manufacturer, responsible };
  }
  const labels = saidOf(row);
  return kind === 'colour' ? { kind, labels, hex: hex ?? '' } : { kind, labels };
}

/** Languages of shops that are open: what others lack, nobody misses. */
const findSpoken = async (db: Queryable): Promise<ReadonlySet<Language>> =>
  new Set((await findWebDomains(db)).map(({ domain }) => getDomain(domain).lang));

function toWord(row: Row, lang: Language, spoken: ReadonlySet<Language>): GoodsWord {
  const { id, labels, missing, products } = row;
  const document = documentOf(row);
  return {
    ...{ id, name: labels?.[lang] ?? id, document, revision: revisionOf(document) },
    missing: LANGUAGES.filter((one) => missing.includes(one) && spoken.has(one)),
    products,
  };
}

export async function listGoodsWords(
  db: Queryable,
  { language = 'en' }: { language?: Language },
  query: Query,
): Promise<{ values: GoodsWord[]; total: number }> {
  const rows = wordRows(query.kind, language);
  const { rows: found, total } = await findPage<Row, Query>(db, rows, query);
  const spoken = await findSpoken(db);
  return { values: found.map((row) => toWord(row, language, spoken)), total };
}

/** Throws NOT_FOUND. */
export async function findGoodsWord(
  db: Queryable,
  kind: WordKind,
  id: string,
  language: Language = 'en',
): Promise<GoodsWord> {
  const [row] = await findRows<Row>(db, wordRows(kind, language), { which: sql`w.id = ${id}` });
  return toWord(requireFound(row, 'NOT_FOUND'), language, await findSpoken(db));
}
