import { type SQL, sql } from 'drizzle-orm';
import { getDomain } from '#src/domain/shop/locales.ts';
import type { ShopView } from './shop-view.ts';

/** Parts of a query over a product `p` and a sku `s`: words of closed lists in a language. */

const country = (code: SQL, language: string) => sql`(
  select term.labels ->> ${language} from catalogue_terms term
  where term.kind = 'country' and term.term_id = ${code})`;

/** The environmental sheet, or null; the making is the product's own country. */
export function environmentOf(language: string): SQL {
  return sql`case when p.environment is not null then p.environment || jsonb_build_object(
    'weaving', ${country(sql`p.environment ->> 'weaving'`, language)},
    'dyeing', ${country(sql`p.environment ->> 'dyeing'`, language)},
    'making', ${country(sql`p.origin_country`, language)}) end`;
}

/** A sku's size as the shop says it: in words, or as its sizing region counts (DOM-08). */
export function sizeLabelOf({ domain, lang: language }: ShopView): SQL {
  const inWords = sql`(select term.labels ->> ${language} from catalogue_terms term
    where term.kind = 'size' and term.term_id = s.size)`;
  if (getDomain(domain).sizingGuideRegionCode !== 'IT') return sql`coalesce(${inWords}, s.size)`;
  const italian = sql`(select size.value ->> 'it' from size_charts chart
    cross join lateral jsonb_array_elements(chart.rows) as size (value)
    where chart.chart_id = p.size_chart and size.value ->> 'eur' = s.size)`;
  return sql`coalesce(${inWords}, ${italian}, s.size)`;
}
