import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { SizeChartDocument, StaffSizeChart } from '#src/domain/catalogue/size-chart.schema.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { sizeInRegion } from '#src/domain/size/size-label.ts';
import { SIZE_SCALES } from '#src/domain/size/size-scales.ts';
import type { ActionOf } from '#src/domain/staff/audit-actions.ts';
import { CATALOGUE_TAG } from '#src/process/page-tags.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { notePurge } from '../../kernel/purges/purge-pages.job.ts';
import { revisionOf } from '../../kernel/revision-of.ts';
import { audit, requireAllShops } from '../../staff/face.ts';
import { sizeCharts } from './tables.ts';

/**
 * The chart of a product `p`: that of its brand before that of all, and none where it lacks one of the
 * sizes that the product has.
 */
export const sizeChartColumn = sql`(
  select jsonb_build_object('measures', chart.measures, 'rows', chart.rows)
  from size_charts chart
  where chart.scale = p.size_scale and (chart.brand is null or chart.brand = p.brand)
    and not exists (select from product_options o join skus s on s.option_id = o.option_id
      where o.product_id = p.product_id and not exists (
        select from jsonb_array_elements(chart.rows) sized where sized ->> 'eur' = s.size))
  order by chart.brand nulls last limit 1)`;

type Chart = typeof sizeCharts.$inferSelect;
type Row = Chart & { products: number };
type Held = { scale: string | null; brand: string | null; products: number };

function toChart({ chartId: id, scale, brand, measures, rows, products }: Row): StaffSizeChart {
  const document = {
    ...{ scale, brand, measures },
    rows: rows.map(({ eur, measures: cm }) => ({ size: eur, measures: cm })),
  };
  return { id, document, revision: revisionOf(document), products };
}

/** Of a brand, or of all brands that have none of their own. */
function countProducts({ scale, brand }: Chart, charts: readonly Chart[], held: readonly Held[]) {
  const own = charts.filter((chart) => chart.scale === scale).map((chart) => chart.brand);
  return held
    .filter((one) => one.scale === scale)
    .filter((one) =>
      brand === null ? one.brand === null || !own.includes(one.brand) : one.brand === brand,
    )
    .reduce((sum, { products }) => sum + products, 0);
}

/** All charts by their scales, that of all brands first. */
export async function readSizeCharts(db: Queryable): Promise<StaffSizeChart[]> {
  const charts = await db.select().from(sizeCharts);
  const { rows: held } = await db.execute<Held>(sql`
    select size_scale as scale, brand, count(*)::int as products from products group by 1, 2`);
  const rows = charts.map((chart) => ({ ...chart, products: countProducts(chart, charts, held) }));
  const place = ({ scale }: Row) => SIZE_SCALES.indexOf(scale);
  return rows
    .toSorted(
      (one, other) =>
        place(one) - place(other) || (one.brand ?? '').localeCompare(other.brand ?? ''),
    )
    .map(toChart);
}

async function findChart(db: Queryable, chartId: string): Promise<StaffSizeChart> {
  const charts = await readSizeCharts(db);
  return requireFound(
    charts.find(({ id }) => id === chartId),
    'NOT_FOUND',
  );
}

const hasTwice = (values: readonly string[]) => new Set(values).size !== values.length;

/** Throws SIZE_CHART_INVALID where a size is there twice or lacks a measure, and SIZE_CHART_TAKEN. */
async function requireRight(tx: Transaction, chartId: string, document: SizeChartDocument) {
  const { scale, brand, measures, rows } = document;
  const isWhole = rows.every((row) => row.measures.length === measures.length);
  if (!isWhole || hasTwice(measures) || hasTwice(rows.map(({ size }) => size))) {
    throw new DomainError('SIZE_CHART_INVALID');
  }
  const isOfBrand = brand === null ? isNull(sizeCharts.brand) : eq(sizeCharts.brand, brand);
  const others = and(ne(sizeCharts.chartId, chartId), eq(sizeCharts.scale, scale), isOfBrand);
  if ((await tx.$count(sizeCharts, others)) > 0) throw new DomainError('SIZE_CHART_TAKEN');
}

async function write(tx: Transaction, chartId: string, document: SizeChartDocument) {
  const { scale, brand, measures } = document;
  const rows = document.rows.map(({ size: eur, measures: cm }) => ({
    ...{ eur, it: sizeInRegion(scale, eur, 'it-it'), measures: cm },
  }));
  const row = { scale, brand, measures, rows };
  await tx
    .insert(sizeCharts)
    .values({ chartId, ...row })
    .onConflictDoUpdate({ target: sizeCharts.chartId, set: row });
}

type Noted = {
  action: ActionOf<'size-chart'>;
  id: string;
  before: SizeChartDocument | null;
  after: SizeChartDocument | null;
};

async function note(tx: Transaction, caller: StaffCaller, noted: Noted, now: Date) {
  const { action, id, before, after } = noted;
  await audit(tx, caller, now, {
    ...{ action, subject: { kind: 'size-chart', id }, shop: null, before, after },
  });
  await notePurge(tx, [CATALOGUE_TAG]);
}

/** One change at a time. Throws FORBIDDEN where the caller does not work for all shops. */
async function begin(tx: Transaction, caller: StaffCaller) {
  requireAllShops(caller);
  await tx.select({ id: sizeCharts.chartId }).from(sizeCharts).for('update');
}

/** Throws FORBIDDEN, SIZE_CHART_INVALID and SIZE_CHART_TAKEN. */
export async function makeSizeChart(
  tx: Transaction,
  caller: StaffCaller,
  after: SizeChartDocument,
  now: Date,
): Promise<void> {
  await begin(tx, caller);
  const id = randomUUID();
  await requireRight(tx, id, after);
  await write(tx, id, after);
  await note(tx, caller, { action: 'size-chart.make', id, before: null, after }, now);
}

/** Throws NOT_FOUND, FORBIDDEN, CHANGED_BY_OTHERS, SIZE_CHART_INVALID and SIZE_CHART_TAKEN. */
export async function changeSizeChart(
  tx: Transaction,
  caller: StaffCaller,
  asked: { chartId: string; revision: string; document: SizeChartDocument },
  now: Date,
): Promise<void> {
  const { chartId: id, revision, document: after } = asked;
  await begin(tx, caller);
  const { document: before, revision: current } = await findChart(tx, id);
  if (current !== revision) throw new DomainError('CHANGED_BY_OTHERS');
  await requireRight(tx, id, after);
  await write(tx, id, after);
  await note(tx, caller, { action: 'size-chart.change', id, before, after }, now);
}

/** Deletes charts, which products may name for programs of an earlier version. */
async function drop(tx: Transaction, which: SQL): Promise<void> {
  await tx.execute(sql`update products set size_chart = null
    where size_chart in (select own.chart_id from size_charts own where ${which})`);
  await tx.execute(sql`delete from size_charts own where ${which}`);
}

/** Throws NOT_FOUND and FORBIDDEN. */
export async function removeSizeChart(
  tx: Transaction,
  caller: StaffCaller,
  id: string,
  now: Date,
): Promise<void> {
  await begin(tx, caller);
  const { document: before } = await findChart(tx, id);
  await drop(tx, sql`own.chart_id = ${id}`);
  await note(tx, caller, { action: 'size-chart.remove', id, before, after: null }, now);
}

/** Charts of a brand that is called otherwise now; where the other has one of a scale, that stays. */
export async function moveSizeCharts(tx: Transaction, from: string, into: string): Promise<void> {
  await drop(
    tx,
    sql`own.brand = ${from} and exists (
      select from size_charts other where other.brand = ${into} and other.scale = own.scale)`,
  );
  await tx.update(sizeCharts).set({ brand: into }).where(eq(sizeCharts.brand, from));
}

export const removeSizeChartsOf = (tx: Transaction, brand: string) =>
  drop(tx, sql`own.brand = ${brand}`);
