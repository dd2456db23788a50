import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type { VitalCount } from '#src/domain/measurement/measurement.schema.ts';
import type { PageKind } from '#src/domain/measurement/page-kinds.ts';
import type { VitalValues } from '#src/domain/measurement/web-vitals.schema.ts';
import { VITALS, vitalBucket } from '#src/domain/measurement/web-vitals.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Database, Queryable } from '../kernel/database/database.ts';
import { webVitals } from './tables.ts';

const DAY_MS = 86_400_000;
/** A quarter, so that it can be compared with the one before a change. */
const KEPT_DAYS = 92;

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** The day, in UTC, from which on a span of so many days reaches to now, today included. */
export function firstDay(now: Date, days: number): string {
  return dayOf(new Date(now.getTime() - (days - 1) * DAY_MS));
}

type PageLoad = { domain: OnlineLocale; pageKind: PageKind; values: VitalValues };

/** Adds one page load to the counts of its day; values in ms, CLS in thousandths. */
export async function countPageLoad(
  database: Database,
  { domain, pageKind, values }: PageLoad,
  now: Date,
): Promise<void> {
  const day = dayOf(now);
  // In the order of the list, so that parallel page loads take the rows one after the other.
  const rows = VITALS.flatMap((vital) => {
    const value = values[vital];
    if (value === undefined) return [];
    return [{ day, domain, pageKind, vital, bucket: vitalBucket(vital, value), count: 1 }];
  });
  if (rows.length === 0) return;
  const { day: ofDay, domain: ofDomain, pageKind: ofKind, vital, bucket, count } = webVitals;
  await database
    .insert(webVitals)
    .values(rows)
    .onConflictDoUpdate({
      target: [ofDay, ofDomain, ofKind, vital, bucket],
      set: { count: sql`${count} + 1` },
    });
}

/** The counts of a span of days in some shops, summed up, by shop and kind of page. */
export async function readVitals(
  db: Queryable,
  since: string,
  shops: ReadonlySet<OnlineLocale>,
): Promise<VitalCount[]> {
  const { domain, pageKind, vital, bucket, count, day } = webVitals;
  return db
    .select({ domain, pageKind, vital, bucket, count: sql<number>`sum(${count})::int` })
    .from(webVitals)
    .where(and(gte(day, since), inArray(domain, [...shops])))
    .groupBy(domain, pageKind, vital, bucket)
    .orderBy(domain, pageKind);
}

/** Removes what is older than a quarter; to be called now and then. */
export async function sweepVitals(database: Database, now: Date): Promise<void> {
  await database.delete(webVitals).where(lt(webVitals.day, firstDay(now, KEPT_DAYS)));
}
