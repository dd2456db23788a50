import type { z } from 'zod';
import { newRedirectSchema } from '#src/domain/redirect/redirect.schema.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { leadsBack, saveRedirect } from '../redirects/face.ts';
import * as cells from './cells.ts';
import type { Renamed } from './csv-rows.ts';
import { type ImportWork, type WorkDone, workOfRows } from './import-work.ts';
import { onlyOnce, readTable, type Table } from './read-table.ts';
import { type Refusal, refuse } from './reason-words/word-reasons.ts';

/** Redirects from the paths of a shop that was left, from a file. */

const { from, to } = newRedirectSchema.shape;

export const REDIRECT_COLUMNS = {
  from: cells.readBy(from, cells.rule('no-path', {})),
  to: cells.readBy(to, cells.rule('no-path-of-shop', {})),
  /** Empty: all shops. */
  shop: cells.maybe(cells.shop),
};

type RedirectTable = Table<z.infer<z.ZodObject<typeof REDIRECT_COLUMNS>>>;

/** As the history of an import names who wrote it. */
const BY_FILE = 'file';

export const readRedirects = async (
  source: AsyncIterable<string>,
  renamed?: Renamed,
): Promise<RedirectTable> =>
  onlyOnce(await readTable(source, REDIRECT_COLUMNS, renamed), (row) =>
    [row.from, row.shop ?? ''].join(' ').trim(),
  );

async function writeRedirects(
  tx: Transaction,
  rows: RedirectTable['rows'],
  now: Date,
): Promise<Partial<WorkDone>> {
  const refusals: Refusal[] = [];
  const done = { added: 0, updated: 0 };
  for (const { line, value } of rows) {
    if (await leadsBack(tx, value)) {
      refusals.push(refuse(line, 'leads-back', { from: value.from, to: value.to }));
      continue;
    }
    const { before } = await saveRedirect(tx, value, { by: BY_FILE, at: now });
    if (before === null) done.added += 1;
    else if (before !== value.to) done.updated += 1;
  }
  return { ...done, refusals };
}

export const redirectsWork = (table: RedirectTable): ImportWork =>
  workOfRows(table, writeRedirects);
