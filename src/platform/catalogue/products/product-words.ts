import { type SQL, sql } from 'drizzle-orm';
import type { ShopView } from '../shop-view.ts';
import { proven, sayable, utcDay } from './organic.ts';

/** Parts of a query over a product `p` and a sku `s`: words of closed lists in a language. */

const country = (code: SQL, language: string) => sql`(
  select term.labels ->> ${language} from catalogue_terms term
  where term.kind = 'country' and term.term_id = ${code})`;

/** The environmental sheet, or null; the making is the product's own country, a dash where nobody said. */
export function environmentOf(language: string): SQL {
  const named = (code: SQL) => sql`coalesce(${country(code, language)}, '—')`;
  return sql`case when p.environment is not null then p.environment || jsonb_build_object(
    'weaving', ${named(sql`p.environment ->> 'weaving'`)},
    'dyeing', ${named(sql`p.environment ->> 'dyeing'`)},
    'making', ${named(sql`p.origin_country`)}) end`;
}

/**
 * What a product is made of, most first, as its sheet has it; `isProven` names the certificate behind
 * what is called organic.
 */
export function materialsOf(
  { lang: language }: ShopView,
  now: Date,
  { isProven }: { isProven: boolean },
): SQL {
  const label = (isProven ? proven : sayable)(sql`term.labels ->> ${language}`, utcDay(now));
  return sql`(select coalesce(jsonb_agg(jsonb_build_object(
      'label', said.label, 'percent', said.percent) order by said.place), '[]')
    from (select named.label, sum(named.percent)::int as percent, min(named.place) as place
      from (select ${label} as label, (material.value ->> 'percent')::int as percent, material.place
        from jsonb_array_elements(p.materials) with ordinality as material (value, place)
        join catalogue_terms term
          on term.kind = 'material' and term.term_id = material.value ->> 'materialId') named
      where named.label is not null group by named.label) said)`;
}

/** The size of a sku: in words, where a language has them, else as it is sold. */
export function sizeOf({ lang: language }: ShopView): SQL {
  return sql`coalesce((select term.labels ->> ${language} from catalogue_terms term
    where term.kind = 'size' and term.term_id = s.size), s.size)`;
}
