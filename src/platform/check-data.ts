import { renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { inTransaction } from './kernel/database/database.ts';
import { startDatabase } from './kernel/database/start-database.ts';
import { runProgram } from './run-program.ts';
import { findContradictions } from './settlement/find-contradictions.ts';

/** For node_exporter's `--collector.textfile.directory`, which takes a file as a whole or not at all. */
function writeMetrics(file: string, contradictions: number) {
  const lines = [
    '# HELP vitrine_books_contradictions What contradicts each other in orders, stock, payments and gift cards',
    '# TYPE vitrine_books_contradictions gauge',
    `vitrine_books_contradictions ${contradictions}`,
    '# HELP vitrine_books_checked_timestamp_seconds When that was looked for',
    '# TYPE vitrine_books_checked_timestamp_seconds gauge',
    `vitrine_books_checked_timestamp_seconds ${Math.round(Date.now() / 1_000)}`,
  ];
  writeFileSync(`${file}.new`, `${lines.join('\n')}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * `npm run platform:check`: holds orders, stock, payments and gift cards against what must hold;
 * `-- --metrics file` writes the outcome for a collector, too.
 */
async function checkData(): Promise<void> {
  const config = readConfig(process.env);
  const { metrics } = parseArgs({ options: { metrics: { type: 'string' } } }).values;
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
  const { jobs: database, stop } = await startDatabase({ config, log: say });
  try {
    const found = await inTransaction(database, findContradictions);
    if (metrics !== undefined) writeMetrics(metrics, found.length);
    if (found.length > 0) throw new Error(found.join('\n'));
    say('Orders, stock, payments and gift cards agree.');
  } finally {
    await stop();
  }
}

runProgram(checkData);
