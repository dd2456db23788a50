import { type SQL, sql } from 'drizzle-orm';
import type { PictureMatch, PictureTarget } from '#src/domain/catalogue/picture-match.schema.ts';
import {
  beginningsOf,
  colourOfPicture,
  type NamedColour,
  readNumberAndColour,
  readPictureName,
} from '#src/domain/catalogue/picture-name.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { nameOrOther } from '../products/product-names.ts';
import { foundBy } from './list-products.ts';

type Caller = Pick<StaffCaller, 'language'>;
type Row = PictureTarget & Omit<NamedColour, 'handle'>;
/** Products by their handles, which files and imports know. */
export type FindHandles = (
  db: Queryable,
  handles: readonly string[],
) => Promise<Map<string, string>>;

/** Colours of some products, with all that files may be called after. */
async function findColours(db: Queryable, { language = 'en' }: Caller, which: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select p.product_id as "productId", o.option_id as "optionId", ${nameOrOther(language)} as name,
      coalesce(c.labels ->> ${language}, '') as colour,
      (select coalesce(jsonb_agg(s.sku), '[]') || coalesce(jsonb_agg(s.gtin) filter (where s.gtin <> ''), '[]')
        from skus s where s.option_id = o.option_id) as codes,
      case when c.colour_id is null then '[]'::jsonb
        else (select jsonb_agg(label.value) from jsonb_each_text(c.labels) label)
          || jsonb_build_array(c.colour_id) end as colours
    from products p join product_options o on o.product_id = p.product_id
    left join colours c on c.colour_id = o.colour_id
    where ${which} order by p.product_id, o.position`);
  return rows;
}

const toTarget = ({ productId, optionId, name, colour }: Row): PictureTarget => ({
  ...{ productId, optionId, name, colour },
});

/** Which colours files are called after. */
export async function matchPictures(
  db: Queryable,
  caller: Caller,
  names: readonly string[],
  findHandles: FindHandles,
): Promise<PictureMatch[]> {
  const keys = names.flatMap(readPictureName).map(({ key }) => key);
  const codes = keys.map((key) => key.toLowerCase());
  const handleOf = await findHandles(db, [...codes, ...codes.flatMap(beginningsOf)]);
  const numbers = keys.flatMap((key) => [key, readNumberAndColour(key)?.number ?? key]);
  const oneOf = (values: readonly string[]) =>
    sql`any (array(select jsonb_array_elements_text(${JSON.stringify([...new Set(values)])}::jsonb)))`;
  const rows = await findColours(
    db,
    caller,
    sql`p.product_id = ${oneOf([...numbers, ...handleOf.keys()])} or o.option_id = any (array(
      select s.option_id from skus s where lower(s.sku) = ${oneOf(codes)}
      union select s.option_id from skus s where s.gtin = ${oneOf(codes)}))`,
  );
  const known = rows.map((row) => ({ ...row, handle: handleOf.get(row.productId) ?? null }));
  return names.map((name) => {
    const { colours, place } = colourOfPicture(name, known);
    return { name, targets: colours.map(toTarget), place };
  });
}

/** How many products are offered. */
const MAX_OFFERED = 20;

/** Colours of products that are found by what was typed. */
export async function findPictureTargets(
  db: Queryable,
  caller: Caller,
  typed: string,
): Promise<PictureTarget[]> {
  const found = sql`p.product_id = any (array(
    select p.product_id from products p where ${foundBy(typed)}
    order by p.product_id desc limit ${MAX_OFFERED}))`;
  return (await findColours(db, caller, found)).map(toTarget);
}
