import { setImmediate as immediately } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { asItWas } from '#src/domain/text/csv.ts';
import { UNREADABLE } from './open-text.ts';
import { type Refusal, refuse } from './reason-words/word-reasons.ts';

/** A row of a CSV file by its columns, and the line of the file where it begins, from 1. */
export type CsvRow = { line: number; values: ReadonlyMap<string, string> };
type CsvItem =
  | { row: CsvRow }
  /** `fields`: as the file has them. */
  | { refusal: Refusal; fields: readonly string[] }
  | { heading: readonly string[]; separator: Separator };

/** What a heading of a file stands for. */
export type Renamed = (heading: string) => string;
const AS_WRITTEN: Renamed = (heading) => heading;

/** A file without a row to import; `isEmpty` where it has no heading either. */
export class NoRowError extends Error {
  readonly isEmpty: boolean;

  constructor(isEmpty: boolean) {
    super('The file has no row to import.');
    this.isEmpty = isEmpty;
  }
}

const lineBreaks = (fields: readonly string[]) =>
  fields.reduce((sum, field) => sum + field.split('\n').length - 1, 0);

/** With line feeds alone: files of old spreadsheets end their lines with a carriage return. */
async function* withLineFeeds(source: AsyncIterable<string>): AsyncGenerator<string> {
  let endsInReturn = false;
  for await (const chunk of source) {
    // The second half of a line's end may come with the next chunk.
    const text = endsInReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    if (chunk !== '') endsInReturn = chunk.endsWith('\r');
    yield text.replace(/\r\n?/g, '\n');
  }
}

/** What may stand between the fields; of two that are equally frequent the first counts. */
const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

const isSeparator = (sign: string | undefined): sign is Separator =>
  SEPARATORS.some((separator) => separator === sign);

/** The line `sep=;` that spreadsheets read, and write before the heading. */
const SEPARATOR_LINE = /^\uFEFF?\s*sep=([^\n])[^\S\n]*\n/i;

/** The sign that is most frequent in the heading, quoted names aside. */
function separatorOf(heading: string): Separator {
  const unquoted = heading.replace(/"[^"]*"/g, '');
  const countOf = (sign: string) => unquoted.split(sign).length;
  return SEPARATORS.reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
}

/** No heading is longer, in characters: what has no line end in so much is no list of products. */
const LONGEST_HEADING = 100_000;

/** What is read without a pause: some dozens of rows. */
const PIECE_BYTES = 8_192;

/** The text up to the first line that has something in it, and what was read after it. */
async function takeHeading(chunks: AsyncGenerator<string>): Promise<string> {
  let text = '';
  while (text.length < LONGEST_HEADING && !/[^\s\uFEFF][^\n]*\n/.test(text)) {
    const { value, done } = await chunks.next();
    if (done) break;
    text += value;
  }
  return text;
}

function isRecord(value: unknown): value is { record: string[]; info: { lines: number } } {
  return typeof value === 'object' && value !== null && 'record' in value;
}

/**
 * Reads the rows of a CSV file, its heading first, which tells what separates the fields where no
 * line before it does. A row that has more fields than the heading is refused, one that has fewer
 * lacks its last columns, one with a byte that is no text is refused. `renamed` says what headings of
 * the file stand for. Throws where there is no row.
 */
export async function* readCsvRows(
  source: AsyncIterable<string>,
  renamed: Renamed = AS_WRITTEN,
): AsyncGenerator<CsvItem> {
  let isCutOff = false;
  const chunks = withLineFeeds(source);
  const begun = await takeHeading(chunks);
  const [line, told] = SEPARATOR_LINE.exec(begun) ?? [];
  // An empty line in its place: the lines keep their numbers.
  const start = line !== undefined && isSeparator(told) ? `\n${begun.slice(line.length)}` : begun;
  const separator = isSeparator(told)
    ? told
    : separatorOf(/[^\s\uFEFF][^\n]*/.exec(start)?.[0] ?? '');
  const parser = parse({
    delimiter: separator,
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
  const closed = new Promise((resolve) => parser.once('close', resolve));
  const feeding = (async () => {
    const feed = async (text: string) => {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length && !parser.destroyed; at += PIECE_BYTES) {
        // Calls of shoppers come in between.
        await immediately();
        if (parser.write(bytes.subarray(at, at + PIECE_BYTES))) continue;
        await Promise.race([new Promise((resolve) => parser.once('drain', resolve)), closed]);
      }
    };
    await feed(start);
    for await (const chunk of chunks) {
      // Nobody reads on.
      if (parser.destroyed) return;
      await feed(chunk);
    }
    parser.end();
  })();
  feeding.catch((error: Error) => parser.destroy(error));
  let heading: readonly string[] | undefined;
  let lastLine = 0;
  let hasRows = false;
  for await (const item of parser) {
    if (!isRecord(item)) continue;
    const { record, info } = item;
    lastLine = info.lines;
    const line = info.lines - lineBreaks(record);
    if (heading === undefined) {
      heading = record.map((name) => renamed(name.trim()));
      yield { heading, separator };
      continue;
    }
    hasRows = true;
    if (record.length > heading.length) {
      const fields = String(record.length);
      const headings = String(heading.length);
      yield { refusal: refuse(line, 'too-many-fields', { fields, headings }), fields: record };
    } else if (record.some((field) => field.includes(UNREADABLE))) {
      yield { refusal: refuse(line, 'not-utf8', {}), fields: record };
    } else {
      const values = new Map(heading.map((name, at) => [name, asItWas((record[at] ?? '').trim())]));
      yield { row: { line, values } };
    }
  }
  if (isCutOff) {
    yield { refusal: refuse(lastLine + 1, 'open-quote', {}), fields: [] };
  }
  if (!hasRows && !isCutOff) throw new NoRowError(heading === undefined);
}
