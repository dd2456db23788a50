import { parse } from 'csv-parse';

/** A row of a CSV file by its columns, and the line of the file where it begins, from 1. */
export type CsvRow = { line: number; values: ReadonlyMap<string, string> };
/** A row that is left out, and why. */
export type Refusal = { line: number; reason: string };
type CsvItem = { row: CsvRow } | { refusal: Refusal } | { heading: readonly string[] };

const lineBreaks = (fields: readonly string[]) =>
  fields.reduce((sum, field) => sum + field.split('\n').length - 1, 0);

/** Without carriage returns, a line of the file is a line feed. */
async function* withoutReturns(source: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const chunk of source) yield chunk.replaceAll('\r', '');
}

function isRecord(value: unknown): value is { record: string[]; info: { lines: number } } {
  return typeof value === 'object' && value !== null && 'record' in value;
}

/**
 * Reads the rows of a CSV file, its heading first. A row that has more fields than the heading is
 * refused, one that has fewer lacks its last columns.
 */
export async function* readCsvRows(source: AsyncIterable<string>): AsyncGenerator<CsvItem> {
  let isCutOff = false;
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: () => {
      isCutOff = true;
      return undefined;
    },
  });
  const feeding = (async () => {
    for await (const chunk of withoutReturns(source)) {
      if (!parser.write(chunk)) await new Promise((resolve) => parser.once('drain', resolve));
    }
    parser.end();
  })();
  feeding.catch((error: Error) => parser.destroy(error));
  let heading: readonly string[] | undefined;
  let lastLine = 0;
  for await (const item of parser) {
    if (!isRecord(item)) continue;
    const { record, info } = item;
    lastLine = info.lines;
    const line = info.lines - lineBreaks(record);
    if (heading === undefined) {
      heading = record.map((name) => name.trim());
      yield { heading };
    } else if (record.length > heading.length) {
      const reason = `it has ${record.length} fields, the heading has ${heading.length}`;
      yield { refusal: { line, reason } };
    } else {
      const values = new Map(heading.map((name, at) => [name, (record[at] ?? '').trim()]));
      yield { row: { line, values } };
    }
  }
  if (isCutOff) {
    const reason = 'a quote is opened and never closed: nothing after it can be read';
    yield { refusal: { line: lastLine + 1, reason } };
  }
}
