import type { Queryable } from '../kernel/database/database.ts';
import { csvOf } from '../staff/face.ts';
import { readCsvRows } from './csv-rows.ts';
import { countBytes, fileOf, findImport, findReasons } from './import-store.ts';
import { openText } from './open-text.ts';

/** Rows of a file that were refused, as they stand in it, after their lines and reasons. */
export async function refusedRowsOf(
  db: Queryable,
  importId: string,
): Promise<{ fileName: string; csv: string }> {
  const { fileName } = await findImport(db, importId);
  const reasons = await findReasons(db, importId);
  const named = `refused-${fileName.replace(/\.\w+$/, '')}.csv`;
  const bytes = fileOf(db, importId);
  // The file is forgotten after some weeks, its report is not.
  if (reasons.size === 0 || (await countBytes(db, importId)) === 0) {
    const rows = [...reasons].map(([line, reason]) => [String(line), reason]);
    return { fileName: named, csv: csvOf([['Line', 'Refused because'], ...rows]) };
  }
  const rows: string[][] = [];
  const { text } = await openText(bytes);
  for await (const item of readCsvRows(text)) {
    if ('heading' in item) rows.push(['Line', 'Refused because', ...item.heading]);
    else {
      const [line, fields] =
        'row' in item
          ? [item.row.line, [...item.row.values.values()]]
          : [item.refusal.line, item.fields];
      const reason = reasons.get(line);
      if (reason !== undefined) rows.push([String(line), reason, ...fields]);
    }
  }
  return { fileName: named, csv: csvOf(rows) };
}
