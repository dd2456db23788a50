import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { ImportReason } from '#src/domain/import/import-reason.ts';
import { createClock, readConfig } from '../config.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import { sayDatabaseError } from '../kernel/database/database-errors.ts';
import { startDatabase } from '../kernel/database/start-database.ts';
import { HOW_TO_OPEN, isEmpty } from '../opening/face.ts';
import { groupReasons } from './group-reasons.ts';
import { readPoints, readStores, writePoints, writeStores } from './import-places.ts';
import {
  type By,
  readPayments,
  readRates,
  readVat,
  writePayments,
  writeRates,
  writeVat,
} from './import-settings.ts';
import { clearUnnamed, readStocks, writeStocks } from './import-stocks.ts';
import { bytesOf, openText } from './open-text.ts';
import type { Table } from './read-table.ts';
import { type Refusal, wordReasons } from './reason-words/word-reasons.ts';

type Source = AsyncIterable<string>;
type Done = { sentence: string; changes?: readonly ImportReason[][] };
type Outcome = Done & { refusals: readonly Refusal[]; unknownColumns: readonly string[] };
type Import = (tx: Transaction, source: Source, now: Date) => Promise<Outcome>;

const importing =
  <T>(
    read: (source: Source) => Promise<Table<T>>,
    write: (tx: Transaction, table: Table<T>, now: Date) => Promise<Done>,
  ): Import =>
  async (tx, source, now) => {
    const table = await read(source);
    const done = await write(tx, table, now);
    return { ...done, refusals: table.refusals, unknownColumns: table.unknownColumns };
  };

/** Sets what a file says; what it does not name is not in the stores that it names. */
async function replaceStocks(
  tx: Transaction,
  table: Awaited<ReturnType<typeof readStocks>>,
  now: Date,
): Promise<Done> {
  const { updated, refusals } = await writeStocks(tx, table.rows, now);
  await clearUnnamed(tx, table.rows, 'stores', now);
  table.refusals.push(...refusals);
  const places = new Set(table.rows.map(({ value }) => value.store));
  return { sentence: `${updated} sizes in ${places.size} places` };
}

/** Who changes settings of shops by a command, as their history says. */
const commandLine = (now: Date): By => ({
  actor: {
    ...{ kind: 'platform', id: 'command-line', name: 'Command line' },
    ...{ clientAddress: null, correlationId: randomUUID() },
  },
  now,
});

/** What an administrator imports, by the name of its command. */
const IMPORTS: ReadonlyMap<string, Import> = new Map([
  ['stores', importing(readStores, writeStores)],
  ['points', importing(readPoints, writePoints)],
  ['stocks', importing(readStocks, replaceStocks)],
  ['rates', importing(readRates, (tx, table, now) => writeRates(tx, table, commandLine(now)))],
  ['vat', importing(readVat, (tx, table, now) => writeVat(tx, table, commandLine(now)))],
  [
    'payments',
    importing(readPayments, (tx, table, now) => writePayments(tx, table, commandLine(now))),
  ],
]);

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** Ends the transaction of a dry run. */
class DryRun extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('a dry run changes nothing');
    this.outcome = outcome;
  }
}

async function readArguments() {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name = '', path] = positionals;
  const work = IMPORTS.get(name);
  if (work === undefined)
    throw new Error(`There are imports of ${[...IMPORTS.keys()].join(', ')}.`);
  if (path === undefined) {
    throw new Error(`Say which file: npm run platform:import-${name} -- ${name}.csv`);
  }
  await access(path).catch(() => {
    throw new Error(`There is no file "${path}".`);
  });
  return { work, path, isDryRun: values['dry-run'] };
}

/** `npm run platform:import-stores -- stores.csv [--dry-run]`, and its like for other files. */
async function run(): Promise<void> {
  const { work, path, isDryRun } = await readArguments();
  const config = readConfig(process.env);
  const { jobs: database, stop } = await startDatabase({ config, log: say });
  try {
    if (await isEmpty(database)) throw new Error(HOW_TO_OPEN);
    const { encoding, text } = await openText(bytesOf(path));
    say(`read as ${encoding}`);
    const outcome = await inTransaction(database, async (tx) => {
      const found = await work(tx, text, createClock(config)());
      if (isDryRun) throw new DryRun(found);
      return found;
    }).catch((error: unknown) => {
      if (error instanceof DryRun) return error.outcome;
      throw error;
    });
    const { sentence, changes = [], refusals, unknownColumns } = outcome;
    for (const said of changes) say(wordReasons(said, 'en'));
    for (const line of groupReasons(refusals)) say(line);
    if (unknownColumns.length > 0) say(`not read: ${unknownColumns.join(', ')}`);
    say(`${sentence}; ${refusals.length} rows refused.`);
    if (isDryRun) say('A dry run: nothing was changed.');
    if (refusals.length > 0) process.exitCode = 1;
  } finally {
    await stop();
  }
}

run().catch((error: unknown) => {
  const said = sayDatabaseError(error);
  if (said !== null) say(`The import stopped: ${said}.`);
  else say(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
