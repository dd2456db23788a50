import { type SQL, sql } from 'drizzle-orm';
import { type OnlineLocale, SHOP_DOMAINS } from '#src/domain/shop/locales.ts';
import { lowestPriceOf } from '../prices/current-prices.ts';
import { lookOf } from '../products/option-pictures.ts';
import { sayable, utcDay } from '../products/organic.ts';
import { isListed } from '../publications/visibility.ts';
import { isOneOf } from './listing-rows.ts';

/** Shops with their language, as rows of a FROM list. */
const shops: SQL = sql`(values ${sql.join(
  SHOP_DOMAINS.map((shop) => sql`(${shop.locale}, ${shop.lang})`),
  sql`, `,
)}) as shop (domain, lang)`;

/** Titles of a product's families, of those above them too: words that shoppers search by. */
const familyTitles = sql`(
  select string_agg(distinct ft.title, ' ') from product_families pf
  join families f on f.family_id = pf.family_id
  join family_texts ft on ft.family_id in (f.family_id, f.parent_id) and ft.lang = shop.lang
  where pf.product_id = p.product_id)`;

const materialLabels = (now: Date) => sql`(
  select string_agg(${sayable(sql`(term.labels ->> shop.lang)`, utcDay(now))}, ' ')
  from jsonb_array_elements(p.materials) material
  join catalogue_terms term
    on term.kind = 'material' and term.term_id = material ->> 'materialId')`;

/** The price of an option before a size is chosen. */
const priceFrom = (option: SQL, now: Date) =>
  lowestPriceOf({ option, domain: sql`shop.domain`, now });

/** Writes tiles of listed products `p` in all shops: what lists show and search looks in. */
export const insertTiles = (now: Date, which: SQL = sql`true`): SQL => sql`
  insert into tiles
    (domain, product_id, summary, cent_amount, currency, published_at, popularity, search, words)
  ${tilesAt(now, which)}`;

/**
 * Writes what tiles of products say of their prices by now, where these are others: the rest of a tile, and
 * what search looks in, stay as they are. A tile whose first option is not sold any more stays, too.
 */
export const repriceTiles = (
  now: Date,
  { domains, productIds }: { domains: readonly OnlineLocale[]; productIds: readonly string[] },
): SQL => sql`
  update tiles set cent_amount = priced.cent_amount,
    summary = tiles.summary || jsonb_build_object('options', priced.options)
  from (
    select shop.domain, shop.product_id, told.*
    from tiles shop
    cross join lateral (
      select (array_agg(cent_amount order by place))[1] as cent_amount,
        jsonb_agg(value || jsonb_build_object('price', coalesce(price, first)) order by place) as options
      from (
        select option.value, option.place, own.price, own.cent_amount,
          first_value(own.price) over (order by option.place) as first
        from jsonb_array_elements(shop.summary -> 'options') with ordinality as option (value, place)
        left join lateral ${priceFrom(sql`option.value ->> 'optionId'`, now)} own on true
      ) sold
    ) told
    where shop.domain in ${[...domains]} and ${isOneOf(sql`shop.product_id`, productIds)}
  ) priced
  where tiles.domain = priced.domain and tiles.product_id = priced.product_id
    and priced.cent_amount is not null and tiles.summary -> 'options' <> priced.options`;

/** Tiles of products `p` that shops list at an instant. */
export function tilesAt(now: Date, which: SQL): SQL {
  return sql`
    select shop.domain, p.product_id,
      jsonb_build_object(
        'productId', p.product_id, 'slug', t.slug, 'name', t.name,
        'options', colourways.options, 'tags', p.tags,
        'labels', p.labels) as summary,
      now_price.cent_amount, now_price.price ->> 'currency', p.published_at, p.popularity,
      setweight(search_vector(shop.lang, t.name), 'A')
        || setweight(search_vector(shop.lang, t.keywords), 'B')
        || setweight(search_vector(shop.lang, coalesce(told.families, '')), 'C')
        || setweight(search_vector(shop.lang, colourways.labels), 'C')
        || setweight(search_vector(shop.lang, coalesce(told.materials, '')), 'D'),
      strip(to_tsvector('simple', unaccent(concat_ws(' ',
        t.name, t.keywords, told.families, colourways.labels, told.materials))))
    from products p
    cross join ${shops}
    join product_texts t on t.product_id = p.product_id and t.lang = shop.lang
    join product_options shown on shown.product_id = p.product_id and shown.position = 0
    join lateral ${priceFrom(sql`shown.option_id`, now)} now_price on true
    cross join lateral (
      select string_agg(c.labels ->> shop.lang, ' ') as labels,
        jsonb_agg(jsonb_build_object('optionId', o.option_id, 'hex', c.hex,
          'hasBack', 'VH' = any(o.picture_types), 'price', coalesce(own.price, now_price.price))
          || jsonb_strip_nulls(jsonb_build_object('look', ${lookOf}))
          order by o.position) as options
      from product_options o join colours c on c.colour_id = o.colour_id
      left join lateral ${priceFrom(sql`o.option_id`, now)} own on true
      where o.product_id = p.product_id
    ) colourways
    cross join lateral (
      -- Read once for both columns: merged into the outer query, each would read them again.
      select ${familyTitles} as families, ${materialLabels(now)} as materials offset 0
    ) told
    where ${isListed(sql`shop.domain`, now)} and ${which}
    -- The rows of a shop side by side: a search reads few pages.
    order by shop.domain, p.popularity desc, p.product_id`;
}

/** Writes the words of listed products, families, colours and materials, per shop. */
export const insertSearchWords = sql`
  insert into search_words (domain, word, spelling, stem, occurrences)
  select domain, word,
    -- Where the server takes accented letters for gaps, no token fits, and the bare word stays.
    coalesce((array_agg(spelled order by times desc, spelled)
      filter (where unaccent(spelled) = word))[1], word),
    search_query(lang, word)::text, sum(times)
  from (
    select shop.domain, shop.lang, words.word, words.spelled, count(*) as times
    from ${shops}
    join (
      select l.domain, t.lang, t.name || ' ' || t.keywords as content
        from product_texts t join tiles l on l.product_id = t.product_id
      union all select null, lang, title from family_texts
      union all select null, label.key, label.value from colours, jsonb_each_text(colours.labels) label
      union all select null, label.key, label.value
        from catalogue_terms, jsonb_each_text(catalogue_terms.labels) label where kind = 'material'
    ) texts on texts.lang = shop.lang and coalesce(texts.domain = shop.domain, true)
    cross join lateral rows from (
      regexp_split_to_table(lower(unaccent(texts.content)), '[^[:alnum:]]+'),
      regexp_split_to_table(lower(texts.content), '[^[:alnum:]]+')
    ) as words (word, spelled)
    where length(words.word) >= 3
    group by shop.domain, shop.lang, words.word, words.spelled
  ) told
  group by domain, lang, word`;
