import { readConfig } from './config.ts';
import { inTransaction } from './database/database.ts';
import { startDatabase } from './database/start-database.ts';
import { runProgram } from './run-program.ts';
import { findContradictions } from './settlement/find-contradictions.ts';

/** `npm run platform:check`: holds orders, stock, payments and gift cards against what must hold. */
async function checkData(): Promise<void> {
  const config = readConfig(process.env);
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
  const { jobs: database, stop } = await startDatabase({ config, log: say });
  try {
    const found = await inTransaction(database, findContradictions);
    if (found.length > 0) throw new Error(found.join('\n'));
    say('Orders, stock, payments and gift cards agree.');
  } finally {
    await stop();
  }
}

runProgram(checkData);
