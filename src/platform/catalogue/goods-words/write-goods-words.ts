import { and, eq, type SQL, sql } from 'drizzle-orm';
import type {
  BrandDocument,
  WordDocument,
  WordKind,
} from '#src/domain/catalogue/goods-word.schema.ts';
import type { ProductSafety } from '#src/domain/catalogue/product-safety.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import type { ActionOf } from '#src/domain/staff/audit-actions.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { audit, requireAllShops } from '../../staff/face.ts';
import { followListingsOf } from '../listings/follow-listings.job.ts';
import { lockListings } from '../listings/refresh-listings.ts';
import { slugOf } from '../slug-of.ts';
import { forgetWord, inWhole, standFor } from './merged-words.ts';
import { findGoodsWord } from './read-goods-words.ts';
import { moveSizeCharts, removeSizeChartsOf } from './size-charts.ts';
import { brands, catalogueTerms, colours, mergedWords } from './tables.ts';
import { HAVING, tellProducts } from './tell-words.job.ts';

/** Brands, colours, materials and care lines, as the staff make, rename, merge and delete them. */

/** Gives the products that have a word another one. */
const REPLACED: Record<WordKind, (from: string, into: string) => SQL> = {
  brand: (from, into) => sql`update products set brand = ${into} where brand = ${from}`,
  colour: (from, into) =>
    sql`update product_options set colour_id = ${into} where colour_id = ${from}`,
  // Of one material as much as of both, at the place of the first.
  material: (from, into) => sql`update products p set materials = (
      select jsonb_agg(jsonb_build_object('materialId', id, 'percent', percent) order by place)
      from (select case when m ->> 'materialId' = ${from} then ${into} else m ->> 'materialId' end as id,
          sum((m ->> 'percent')::int) as percent, min(place) as place
        from jsonb_array_elements(p.materials) with ordinality as one (m, place) group by 1) merged)
    where p.product_id in (${HAVING.material(from)})`,
  care: (from, into) => sql`update products p set care = (
      select array_agg(id order by place)
      from (select case when c = ${from} then ${into} else c end as id, min(place) as place
        from unnest(p.care) with ordinality as one (c, place) group by 1) merged)
    where ${from} = any(p.care)`,
};

type Noted = {
  action: ActionOf<'goods-word'>;
  kind: WordKind;
  id: string;
  before: WordDocument | null;
  after: WordDocument | null;
};

const note = (tx: Transaction, caller: StaffCaller, noted: Noted, now: Date) => {
  const { action, kind, id, before, after } = noted;
  const subject = { kind: 'goods-word' as const, id: `${kind}: ${id}` };
  return audit(tx, caller, now, { action, subject, shop: null, before, after });
};

const safetyOf = ({ manufacturer, responsible }: BrandDocument): ProductSafety | null =>
  manufacturer === null && responsible === null
    ? null
    : { manufacturer, responsible, warnings: '' };

/** Throws WORD_TAKEN where another word of the kind has a name in a language, whatever its capitals. */
async function requireFree(tx: Transaction, document: WordDocument, own: string | null) {
  const isOther = (id: SQL) => (own === null ? sql`true` : sql`${id} <> ${own}`);
  const taken = (label: SQL) => {
    if (document.kind === 'brand') return sql`false`;
    const { labels } = document;
    const alike = LANGUAGES.filter((lang) => labels[lang] !== '').map(
      (lang) => sql`(lower(${label} ->> ${lang}) = lower(${labels[lang]})
        and not ${lang} = any(missing))`,
    );
    return alike.length === 0 ? sql`false` : sql`(${sql.join(alike, sql` or `)})`;
  };
  const tables: Record<WordKind, () => SQL> = {
    brand: () => sql`select from brands where ${isOther(sql`brand`)}
      and lower(brand) = lower(${document.kind === 'brand' ? document.name : ''})`,
    colour: () =>
      sql`select from colours where ${isOther(sql`colour_id`)} and ${taken(sql`labels`)}`,
    material: () => sql`select from catalogue_terms where kind = 'material'
      and ${isOther(sql`term_id`)} and ${taken(sql`labels`)}`,
    care: () => sql`select from catalogue_terms where kind = 'care'
      and ${isOther(sql`term_id`)} and ${taken(sql`labels`)}`,
  };
  const { rows } = await tx.execute(sql`${tables[document.kind]()} limit 1`);
  if (rows.length > 0) throw new DomainError('WORD_TAKEN');
}

const hasId = async (tx: Transaction, kind: WordKind, id: string) => {
  const isThere =
    kind === 'colour'
      ? tx.$count(colours, eq(colours.colourId, id))
      : tx.$count(
          catalogueTerms,
          and(eq(catalogueTerms.kind, kind as 'care'), eq(catalogueTerms.termId, id)),
        );
  const isMerged = tx.$count(
    mergedWords,
    and(eq(mergedWords.kind, kind), eq(mergedWords.word, id)),
  );
  return (await isThere) + (await isMerged) > 0;
};

/** The id of a word that is made: its name, which nothing has or had. */
async function newId(tx: Transaction, document: WordDocument): Promise<string> {
  if (document.kind === 'brand') return document.name;
  const { en } = inWhole(document.labels).labels;
  const slug = `own-${slugOf(en) || document.kind}`.slice(0, 36).replace(/-+$/, '');
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? slug : `${slug}-${number}`;
    if (!(await hasId(tx, document.kind, id))) return id;
  }
}

/** Writes a word, new or known. */
async function writeWord(tx: Transaction, id: string, document: WordDocument): Promise<void> {
  if (document.kind === 'brand') {
    const safety = safetyOf(document);
    await tx
      .insert(brands)
      .values({ brand: document.name, safety })
      .onConflictDoUpdate({ target: brands.brand, set: { safety } });
    return;
  }
  const said = inWhole(document.labels);
  if (said.missing.length === LANGUAGES.length) throw new DomainError('WORD_INVALID');
  if (document.kind === 'colour') {
    const row = { ...said, hex: document.hex.toLowerCase() };
    await tx
      .insert(colours)
      .values({ colourId: id, ...row })
      .onConflictDoUpdate({ target: colours.colourId, set: row });
    return;
  }
  await tx
    .insert(catalogueTerms)
    .values({ kind: document.kind, termId: id, ...said })
    .onConflictDoUpdate({ target: [catalogueTerms.kind, catalogueTerms.termId], set: said });
}

const deleteWord = async (tx: Transaction, kind: WordKind, id: string) => {
  if (kind === 'brand') {
    await removeSizeChartsOf(tx, id);
    await tx.delete(brands).where(eq(brands.brand, id));
  } else if (kind === 'colour') await tx.delete(colours).where(eq(colours.colourId, id));
  else {
    const isIt = and(eq(catalogueTerms.kind, kind), eq(catalogueTerms.termId, id));
    await tx.delete(catalogueTerms).where(isIt);
  }
};

/** Makes a word, and answers its id. Throws FORBIDDEN, WORD_INVALID and WORD_TAKEN. */
export async function makeGoodsWord(
  tx: Transaction,
  caller: StaffCaller,
  document: WordDocument,
  now: Date,
): Promise<string> {
  requireAllShops(caller);
  await lockListings(tx, now);
  await requireFree(tx, document, null);
  const id = await newId(tx, document);
  await writeWord(tx, id, document);
  await forgetWord(tx, document.kind, id);
  const { kind } = document;
  await note(
    tx,
    caller,
    { action: 'goods-word.make', kind, id, before: null, after: document },
    now,
  );
  return id;
}

type Asked = { kind: WordKind; wordId: string };

/**
 * Changes a word, and answers its id. Throws NOT_FOUND, FORBIDDEN, WORD_INVALID, WORD_TAKEN, and
 * CHANGED_BY_OTHERS where it is not as it was read.
 */
export async function changeGoodsWord(
  tx: Transaction,
  caller: StaffCaller,
  { kind, wordId, revision, document }: Asked & { revision: string; document: WordDocument },
  now: Date,
): Promise<string> {
  requireAllShops(caller);
  if (document.kind !== kind) throw new DomainError('WORD_INVALID');
  await lockListings(tx, now);
  const known = await findGoodsWord(tx, kind, wordId);
  if (known.revision !== revision) throw new DomainError('CHANGED_BY_OTHERS');
  await requireFree(tx, document, wordId);
  const id = document.kind === 'brand' ? document.name : wordId;
  await tellProducts(tx, { id: wordId, ...known.document }, { id, ...document });
  await writeWord(tx, id, document);
  if (id !== wordId) {
    await tx.execute(REPLACED[kind](wordId, id));
    await moveSizeCharts(tx, wordId, id);
    await deleteWord(tx, kind, wordId);
    await standFor(tx, kind, { word: wordId, now: id });
  }
  await followListingsOf(tx, HAVING[kind](id));
  const said = { before: known.document, after: document };
  await note(tx, caller, { action: 'goods-word.change', kind, id, ...said }, now);
  return id;
}

/**
 * Gives the products of a word another one. Throws NOT_FOUND, FORBIDDEN, and WORDS_MEET where a product
 * has both colours: they have prices, pictures and stock of their own.
 */
export async function mergeGoodsWord(
  tx: Transaction,
  caller: StaffCaller,
  { kind, wordId, into }: Asked & { into: string },
  now: Date,
): Promise<void> {
  requireAllShops(caller);
  await lockListings(tx, now);
  const { document: before } = await findGoodsWord(tx, kind, wordId);
  const { document: after } = await findGoodsWord(tx, kind, into);
  if (wordId === into) return;
  if (kind === 'colour') {
    const { rows } = await tx.execute(
      sql`${HAVING.colour(wordId)} intersect ${HAVING.colour(into)} limit 1`,
    );
    if (rows.length > 0) throw new DomainError('WORDS_MEET');
  }
  await tellProducts(tx, { id: wordId, ...before }, { id: into, ...after });
  await tx.execute(REPLACED[kind](wordId, into));
  if (kind === 'brand') await moveSizeCharts(tx, wordId, into);
  await deleteWord(tx, kind, wordId);
  await standFor(tx, kind, { word: wordId, now: into });
  await followListingsOf(tx, HAVING[kind](into));
  await note(tx, caller, { action: 'goods-word.merge', kind, id: wordId, before, after }, now);
}

/** Throws NOT_FOUND, FORBIDDEN, and WORD_IN_USE while a product has it. */
export async function removeGoodsWord(
  tx: Transaction,
  caller: StaffCaller,
  { kind, wordId }: Asked,
  now: Date,
): Promise<void> {
  requireAllShops(caller);
  await lockListings(tx, now);
  const { document: before, products } = await findGoodsWord(tx, kind, wordId);
  if (products > 0) throw new DomainError('WORD_IN_USE');
  await deleteWord(tx, kind, wordId);
  await tx.delete(mergedWords).where(and(eq(mergedWords.kind, kind), eq(mergedWords.now, wordId)));
  await note(
    tx,
    caller,
    { action: 'goods-word.remove', kind, id: wordId, before, after: null },
    now,
  );
}
