import { type SQL, sql } from 'drizzle-orm';
import type { CellRefusal, CellResult } from '#src/domain/catalogue/price-grid.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import { at, priceOfSize } from './current-prices.ts';
import { decideCells, type WantedCell } from './price-cells.ts';
import { prices } from './tables.ts';

type Row = typeof prices.$inferSelect;

/** Rows of an insert at a time: the server takes so many parameters. */
const ROWS_AT_ONCE = 1_000;

const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;
const each = (values: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${json(values)}))`;

const keyOf = ({ optionId, shop }: { optionId: string; shop: string }) => `${optionId} ${shop}`;

type Found = { optionId: string; productId: string; skus: string[] };

/** Products and sizes of colours. */
async function findColours(
  db: Queryable,
  optionIds: readonly string[],
): Promise<Map<string, Found>> {
  const { rows } = await db.execute<Found>(sql`
    select o.option_id as "optionId", o.product_id as "productId",
      array(select s.sku from skus s where s.option_id = o.option_id order by s.position) as skus
    from product_options o where o.option_id in ${each(optionIds)}`);
  return new Map(rows.map((row) => [row.optionId, row]));
}

/** Rows of colours in shops that are valid now or later, by colour and shop. */
export async function findLasting(
  db: Queryable,
  optionIds: readonly string[],
  shops: readonly OnlineLocale[],
  now: Date,
): Promise<Map<string, Row[]>> {
  const rows = await db
    .select()
    .from(prices)
    .where(sql`${prices.optionId} in ${each(optionIds)} and ${prices.domain} in ${each(shops)}
      and (${prices.validUntil} is null or ${prices.validUntil} > ${at(now)})`);
  return Map.groupBy(rows, ({ optionId, domain }) => keyOf({ optionId, shop: domain }));
}

const isEnded = (ended: readonly Row[]) => sql`exists (
  select from jsonb_to_recordset(${json(ended)}) as gone(
    "optionId" text, sku text, domain text, type text, "validFrom" timestamptz)
  where gone."optionId" = ${prices.optionId} and gone.sku is not distinct from ${prices.sku}
    and gone.domain = ${prices.domain} and gone.type = ${prices.type}
    and gone."validFrom" = ${prices.validFrom})`;

/** Ends and adds rows: one that began this very moment was never seen by anybody. */
async function replaceRows(
  tx: Transaction,
  { end, add }: { end: readonly Row[]; add: readonly Row[] },
  now: Date,
) {
  const unseen = end.filter(({ validFrom }) => validFrom >= now);
  const seen = end.filter(({ validFrom }) => validFrom < now);
  if (unseen.length > 0) await tx.delete(prices).where(isEnded(unseen));
  if (seen.length > 0) await tx.update(prices).set({ validUntil: now }).where(isEnded(seen));
  for (let first = 0; first < add.length; first += ROWS_AT_ONCE) {
    await tx.insert(prices).values(add.slice(first, first + ROWS_AT_ONCE));
  }
}

type Outcome = { refusal: CellRefusal | null; ended: Row[]; productId: string };

/**
 * Writes prices of many colours and sizes from now on, those that can be, and answers what became of
 * each cell. Whoever writes prices has locked the lists, so that what is read here is what is ended.
 */
export async function writeCells(
  tx: Transaction,
  cells: readonly WantedCell[],
  now: Date,
  untouchedSince: Date | null = null,
): Promise<Outcome[]> {
  const optionIds = [...new Set(cells.map(({ optionId }) => optionId))];
  const colours = await findColours(tx, optionIds);
  const shops = [...new Set(cells.map(({ shop }) => shop))];
  const lasting = await findLasting(tx, optionIds, shops, now);
  const outcomes: Outcome[] = cells.map(() => ({
    ...{ refusal: 'NOT_FOUND', ended: [], productId: '' },
  }));
  const [end, add]: [Row[], Row[]] = [[], []];
  const places = Map.groupBy(cells.entries(), ([, cell]) => keyOf(cell));
  for (const [key, asked] of places) {
    const colour = colours.get(asked[0]?.[1].optionId ?? '');
    if (colour === undefined) continue;
    const rows = lasting.get(key) ?? [];
    const place = {
      running: rows.filter(({ validFrom }) => validFrom <= now),
      later: rows.filter(({ validFrom }) => validFrom > now),
      ...{ skus: colour.skus, untouchedSince },
    };
    const decided = decideCells(
      asked.map(([, cell]) => cell),
      place,
      now,
    );
    end.push(...decided.end);
    add.push(...decided.add);
    for (const [nth, [index]] of asked.entries()) {
      const result = decided.results[nth];
      if (result) outcomes[index] = { ...result, productId: colour.productId };
    }
  }
  await replaceRows(tx, { end, add }, now);
  return outcomes;
}

type Announced = { centAmount: number; initial: number | null; lowest30Days: number | null };

/** What shoppers read by now of cells that were written, and why the others were not. */
export async function readResults(
  tx: Transaction,
  cells: readonly WantedCell[],
  outcomes: readonly Pick<Outcome, 'refusal'>[],
  now: Date,
): Promise<CellResult[]> {
  const asked = cells.flatMap(({ optionId, sku, shop }, index) =>
    outcomes[index]?.refusal === null ? [{ index, optionId, sku, shop }] : [],
  );
  const of = { option: sql`cell."optionId"`, domain: sql`cell.shop`, now };
  const { rows } = await tx.execute<{ index: number; price: Announced }>(sql`
    select cell.index, said.price
    from jsonb_to_recordset(${json(asked)}) as cell(index int, "optionId" text, sku text, shop text)
    cross join lateral ${priceOfSize(sql`cell.sku`, of)} said`);
  const said = new Map(rows.map(({ index, price }) => [index, price]));
  return cells.map((_, index) => {
    const price = said.get(index);
    const { refusal = null } = outcomes[index] ?? {};
    if (price === undefined) return { refusal, shown: null };
    const { centAmount, initial: struckCents, lowest30Days: lowestCents } = price;
    return { refusal, shown: { centAmount, struckCents, lowestCents } };
  });
}
