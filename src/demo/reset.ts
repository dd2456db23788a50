import { createClock, readConfig } from '#src/platform/config.ts';
import { startDatabase } from '#src/platform/kernel/database/start-database.ts';
import { seedDatabase } from './seed-database.ts';

/** `npm run platform:reset`: drops everything and seeds again. */
async function reset(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.hasDemo) throw new Error('Only the demo shop is reset: PLATFORM_DEMO is off.');
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
  const { jobs: database, stop } = await startDatabase({ config, log: say, isEmptied: true });
  try {
    await seedDatabase(database, createClock(config)(), config.sealing);
    say('The database is as on the first day.');
  } finally {
    await stop();
  }
}

reset().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
