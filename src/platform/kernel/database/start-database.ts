import { ConfigurationError } from '#src/process/environment.ts';
import type { PlatformConfig } from '../../config.ts';
import { type Database, openDatabase, type PoolSizes } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { emptyDatabase, migrateDatabase } from './migrate.ts';

/** Why a connection failed, without the secrets of its URL. */
function reasonOf(error: Error): string {
  const { cause } = error;
  const reason = cause instanceof Error ? cause : error;
  return reason.message || ('code' in reason ? String(reason.code) : reason.name);
}

export type RunningDatabase = {
  /** For calls, within their limits. */
  database: Database;
  /** For filling, importing and rebuilding, which take their time. */
  jobs: Database;
  poolSizes(): PoolSizes;
  url: string;
  stop(): Promise<void>;
};

type Options = {
  config: Pick<PlatformConfig, 'databaseUrl' | 'dataFolder'>;
  log: (sentence: string) => void;
  /** Told when the embedded server ends although nobody stopped it. */
  onLost?: () => void;
  /** Removes everything that is in it first. */
  isEmptied?: boolean;
};

/** The database of `DATABASE_URL`, or the embedded one; migrated. */
export async function startDatabase({
  config,
  log,
  onLost,
  isEmptied = false,
}: Options): Promise<RunningDatabase> {
  const { databaseUrl, dataFolder: folder } = config;
  const server =
    databaseUrl === null
      ? await startEmbeddedServer({ folder, log, ...(onLost !== undefined && { onLost }) })
      : null;
  const url = databaseUrl ?? server?.urlOf('postgres') ?? '';
  try {
    if (isEmptied) await emptyDatabase(url);
    await migrateDatabase(url);
  } catch (error) {
    await server?.stop();
    if (databaseUrl === null || !(error instanceof Error)) throw error;
    // It comes back, or another server takes over: the supervisor starts the program again.
    if (isDatabaseUnavailable(error)) {
      throw new Error(`The database of DATABASE_URL cannot be reached (${reasonOf(error)}).`);
    }
    const problem = `leads to no database that can be used (${reasonOf(error)})`;
    throw new ConfigurationError([{ variable: 'DATABASE_URL', problem }]);
  }
  const calls = openDatabase(url);
  const jobs = openDatabase(url, 'jobs');
  return {
    database: calls.database,
    jobs: jobs.database,
    poolSizes: calls.poolSizes,
    url,
    stop: async () => {
      await Promise.all([calls.close(), jobs.close()]);
      await server?.stop();
    },
  };
}
