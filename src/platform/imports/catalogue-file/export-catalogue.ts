import type { z } from 'zod';
import { DomainError } from '#src/domain/errors.ts';
import type { exportCatalogue as call } from '#src/domain/import/import.calls.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { csvOf } from '#src/domain/text/csv.ts';
import { findProductIds } from '../../catalogue/face.ts';
import { type Database, inTransaction } from '../../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../../kernel/http/platform-env.ts';
import { findWebDomainsOf } from '../../shops/face.ts';
import { audit } from '../../staff/face.ts';
import { cellsOf, type KnownProduct, rowsOf } from './cells-of.ts';
import { columnsFor } from './columns.ts';
import { findProducts } from './find-products.ts';
import { giveHandles } from './give-handles.ts';

type Query = z.output<typeof call.request.query>;

/** Products that are read together: a file of all of them is never in memory. */
const PAGE = 100;
/** By it spreadsheets know that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const isNamed = ({ document, keys }: KnownProduct) =>
  document.colours.every(({ optionId }) => keys.has(optionId ?? ''));

async function* linesOf(
  database: Database,
  { columns, ids, now }: { columns: readonly string[]; ids: readonly string[]; now: Date },
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvOf([columns]);
  for (let from = 0; from < ids.length; from += PAGE) {
    const some = ids.slice(from, from + PAGE);
    const found = await findProducts(database, some, now);
    const areNamed = found.length === some.length && found.every(isNamed);
    if (!areNamed) await giveHandles(database, some);
    const products = areNamed ? found : await findProducts(database, some, now);
    yield csvOf(products.flatMap((product) => rowsOf(cellsOf(product), columns)));
  }
}

/**
 * The products that a list shows in all columns of their import, as lines that are read as they are sent,
 * and an entry that says who took them. Each product is as it is when its line is read. Throws FORBIDDEN for
 * a shop that is not open, or not the caller's.
 */
export async function exportCatalogue(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  caller: StaffCaller,
  query: Query,
): Promise<{ fileName: string; lines: AsyncIterable<string> }> {
  const { q, stock, ...filters } = query;
  const at = now();
  const open = (await findWebDomainsOf(database, caller)).map(({ domain }) => domain);
  const shops = open.filter((one) => query.shop === undefined || one === query.shop);
  if (query.shop !== undefined && shops.length === 0) throw new DomainError('FORBIDDEN');
  const languages = new Set(shops.map((shop) => getDomain(shop).lang));
  const ids = await findProductIds(database, caller, query, at);
  await inTransaction(database, (tx) =>
    audit(tx, caller, at, {
      ...{ action: 'list.export', subject: { kind: 'list', id: 'catalogue' } },
      shop: query.shop ?? null,
      after: { ...filters, isSearched: q !== undefined, hasStock: stock, products: ids.length },
    }),
  );
  return {
    fileName: `products-${at.toISOString().slice(0, 10)}.csv`,
    lines: linesOf(database, { columns: columnsFor(shops, languages, stock), ids, now: at }),
  };
}
