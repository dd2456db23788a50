import type { Language } from '#src/domain/shop/locales.ts';
import { csvOf } from '#src/domain/text/csv.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { readCsvRows } from './csv-rows.ts';
import { countBytes, fileOf, findImport, findReasons } from './import-store.ts';
import { openText } from './open-text.ts';

/** What stands before the columns of the file. */
const HEADS: Record<Language, readonly string[]> = {
  de: ['Zeile', 'Abgelehnt, weil'],
  en: ['Line', 'Refused because'],
  es: ['Línea', 'Rechazada porque'],
  fr: ['Ligne', 'Refusée parce que'],
  it: ['Riga', 'Rifiutata perché'],
  pl: ['Wiersz', 'Odrzucono, ponieważ'],
};

/** Rows of a file that were refused, as they stand in it, after their lines and reasons. */
export async function refusedRowsOf(
  db: Queryable,
  importId: string,
  language: Language = 'en',
): Promise<{ fileName: string; csv: string }> {
  const { fileName } = await findImport(db, importId);
  const heads = HEADS[language];
  const reasons = await findReasons(db, importId, language);
  const named = `refused-${fileName.replace(/\.\w+$/, '')}.csv`;
  const bytes = fileOf(db, importId);
  // The file is forgotten after some weeks, its report is not.
  if (reasons.size === 0 || (await countBytes(db, importId)) === 0) {
    const rows = [...reasons].map(([line, reason]) => [String(line), reason]);
    return { fileName: named, csv: csvOf([heads, ...rows]) };
  }
  const rows: string[][] = [];
  const { text } = await openText(bytes);
  for await (const item of readCsvRows(text)) {
    if ('heading' in item) rows.push([...heads, ...item.heading]);
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
