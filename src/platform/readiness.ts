import { statfs } from 'node:fs/promises';
import pg from 'pg';
import { hasRoom } from '#src/process/disk-space.ts';

/** Probes come from several balancers: what was found is true for this long, ms. */
const FRESH_MS = 1_000;
/** A database that is stopped, not dead, takes connections and answers none (T45). */
const BUDGET_MS = 1_000;

/**
 * Whether a new connection is answered, and can write: those in the pool have their own processes, which
 * go on when the server itself hangs.
 */
async function answersConnections(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: BUDGET_MS,
    query_timeout: BUDGET_MS,
    application_name: 'vitrine-platform-probe',
  });
  // Told by the rejection below.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('SHOW transaction_read_only');
    return rows[0]?.transaction_read_only === 'off';
  } catch {
    return false;
  } finally {
    // Not waited for: a server that hangs does not say goodbye either.
    void client.end().catch(() => undefined);
  }
}

type Options = {
  /** URL of the database. */
  url: string;
  /** Where the process writes: the embedded database, pictures, logs. */
  folder: string;
  /** ms. */
  now?: () => number;
  statfs?: (folder: string) => Promise<{ bavail: number; bsize: number }>;
};

/** Whether calls can be served: the database answers and there is room to write (F36, T45). */
export function createReadiness(options: Options): () => Promise<boolean> {
  const { url, folder, now = Date.now, statfs: look = statfs } = options;
  let found: { at: number; isReady: Promise<boolean> } | undefined;

  async function probe(): Promise<boolean> {
    const [isRoomy, answers] = await Promise.all([
      look(folder).then(hasRoom, () => false),
      answersConnections(url),
    ]);
    return isRoomy && answers;
  }

  return () => {
    if (found === undefined || now() - found.at >= FRESH_MS) {
      found = { at: now(), isReady: probe() };
    }
    return found.isReady;
  };
}
