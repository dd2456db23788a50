import { sql } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { MAX_EXPORTED_ROWS } from '#src/domain/staff/export.ts';
import { fileColumns, type StaffList } from '#src/domain/staff/list.ts';
import { csvOf } from '#src/domain/text/csv.ts';
import { inTransaction, type Transaction } from '#src/platform/kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '#src/platform/kernel/http/platform-env.ts';
import { type AuditedChange, audit } from './audit.ts';

/** How many rows are read by one query. */
const PAGE = 1_000;

/** How a list of the staff becomes a table. */
type Exported<Query, Row, Name extends string> = {
  list: Pick<StaffList<Row, string, Name>, 'name' | 'columns' | 'file'>;
  /** What is asked of the list. */
  query: Query;
  /** A page of it, as its own call answers the caller: their shops alone, masked where it is masked. */
  read: (
    tx: Transaction,
    page: Query & { page: number; size: number },
  ) => Promise<{ values: readonly Row[]; total: number }>;
  /** What is written down. */
  audited?: Pick<AuditedChange, 'action' | 'subject'>;
};

/** A list as a table, all pages as they are at one moment, and an entry that says who took it. */
export function exportList<
  Query extends { q?: string | undefined; shop?: OnlineLocale | undefined },
  Row,
  Name extends string,
>(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  caller: StaffCaller,
  exported: Exported<Query, Row, Name>,
): Promise<{ fileName: string; csv: string; total: number }> {
  const { list, query, read } = exported;
  const { name } = list;
  const columns = fileColumns(list);
  const { audited = { action: 'list.export', subject: { kind: 'list', id: name } } } = exported;
  return inTransaction(database, async (tx) => {
    // A row that is added or removed between two pages would move others from one to the other.
    await tx.execute(sql`set transaction isolation level repeatable read`);
    const lines = [Object.keys(columns)];
    let total = 0;
    let page = 1;
    do {
      const found = await read(tx, { ...query, page, size: PAGE });
      const cells = Object.values(columns);
      lines.push(...found.values.map((row) => cells.map((cell) => String(cell(row) ?? ''))));
      total = found.total;
      page += 1;
    } while ((page - 1) * PAGE < Math.min(total, MAX_EXPORTED_ROWS));
    // What was typed may be a name or an e-mail, which the log would keep after they are erased.
    const { q, ...filters } = query;
    await audit(tx, caller, now(), {
      ...audited,
      shop: query.shop ?? null,
      after: { ...filters, isSearched: q !== undefined, rows: lines.length - 1 },
    });
    const fileName = `${name}-${now().toISOString().slice(0, 10)}.csv`;
    return { fileName, csv: csvOf(lines), total };
  });
}
