import { type SQL, sql } from 'drizzle-orm';
import type { ExportKind } from '#src/domain/import/import.values.ts';
import { csvOf } from '#src/domain/text/csv.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { audit } from '../staff/face.ts';
import { ownPrices } from './catalogue-file/find-products.ts';
import { KINDS } from './import-kinds.ts';

const price = (cents: SQL) => sql`(${cents} / 100.0)::numeric(12, 2)::text`;

/**
 * The rows of each kind, as texts by the columns of its import. Prices are those that a file may change:
 * what plans reduce, and what begins later, is not among them.
 */
const rowsOf: Record<ExportKind, (now: Date) => SQL> = {
  prices: (now) => sql`
    select shop, sku, ${price(sql`cents`)} as price,
      case when before_cents is null then '' else ${price(sql`before_cents`)} end as price_before
    from ${ownPrices(now)} own
    order by shop collate "C", sku collate "C"`,
  stocks: () => sql`
    select store, sku, quantity::text from (
      select '' as store, sku, quantity from stocks
      union all select store_id, sku, quantity from store_stocks) held
    order by store collate "C", sku collate "C"`,
  redirects: () => sql`
    select from_path as "from", to_path as "to", domain as shop from redirects
    order by from_path collate "C", domain collate "C"`,
};

/** What there is of a kind as its import reads it, and an entry that says who took it. */
export function exportOfKind(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  caller: StaffCaller,
  kind: ExportKind,
): Promise<{ fileName: string; csv: string; total: number }> {
  const names = KINDS[kind].columns.map(({ name }) => name);
  return inTransaction(database, async (tx) => {
    const { rows } = await tx.execute<Record<string, string>>(rowsOf[kind](now()));
    const total = rows.length;
    await audit(tx, caller, now(), {
      ...{ action: 'list.export', subject: { kind: 'list', id: kind }, shop: null },
      after: { rows: total },
    });
    const csv = csvOf([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]);
    return { fileName: `${kind}-${now().toISOString().slice(0, 10)}.csv`, csv, total };
  });
}
