import { eq, sql } from 'drizzle-orm';
import type { PictureType } from '#src/domain/catalogue/pictures.ts';
import type { Focus } from '#src/domain/catalogue/product-document.schema.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { colours } from '../goods-words/tables.ts';
import { optionPhotos, productOptions } from './tables.ts';

/** A word for the photographs of an option `o`, other than that of any it had before; null without. */
export const lookOf = sql`(select left(md5(string_agg(
    concat_ws(':', f.type, f.photo_id, f.focus ->> 'x', f.focus ->> 'y'), ' ' order by f.type)), 8)
  from option_photos f where f.option_id = o.option_id)`;

/** The looks of those of some options that have photographs. */
export async function findLooks(
  db: Queryable,
  optionIds: readonly string[],
): Promise<Map<string, string>> {
  if (optionIds.length === 0) return new Map();
  const { rows } = await db.execute<{ optionId: string; look: string | null }>(sql`
    select o.option_id as "optionId", ${lookOf} as look from product_options o
    where o.option_id in ${[...optionIds]}`);
  return new Map(
    rows.flatMap(({ optionId, look }): [string, string][] =>
      look === null ? [] : [[optionId, look]],
    ),
  );
}

/** What photographs of an option `o` show, by their type, where it is said in a language. */
export const altsOf = (lang: Language) => sql`(select jsonb_object_agg(f.type, f.alt ->> ${lang})
  from option_photos f where f.option_id = o.option_id and f.alt ? ${lang})`;

type Pictured = { photoId: string; focus: Focus | null };

/** The colour (`#rrggbb`) of an option, and its photographs by type; null where there is none. */
export async function findPictured(
  db: Queryable,
  optionId: string,
): Promise<{ colour: string; photos: Map<PictureType, Pictured> } | null> {
  const rows = await db
    .select({ colour: colours.hex, photo: optionPhotos })
    .from(productOptions)
    .innerJoin(colours, eq(colours.colourId, productOptions.colourId))
    .leftJoin(optionPhotos, eq(optionPhotos.optionId, productOptions.optionId))
    .where(eq(productOptions.optionId, optionId));
  const [first] = rows;
  if (first === undefined) return null;
  const photos = rows.flatMap(({ photo }) => photo ?? []);
  return {
    colour: first.colour,
    photos: new Map(photos.map(({ type, photoId, focus }) => [type, { photoId, focus }])),
  };
}
