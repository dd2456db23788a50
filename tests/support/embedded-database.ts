import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '#src/platform/kernel/database/database.ts';
import { prepareHome } from '#src/platform/kernel/database/server-home.ts';

/** The database server of a program under test, by the data folder of the program. */
export function embeddedDatabase(folder: string) {
  const { data } = prepareHome(folder);
  /** Process and port of the server, as it wrote them down. */
  const server = () => {
    const [pid, , , port] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(pid), port: Number(port) };
  };
  return {
    server,
    /** Looks into the database as it is now; a connection for each look. */
    look: async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
      const password = readFileSync(join(data, 'vitrine-password'), 'utf8');
      const address = `postgres://postgres:${password}@127.0.0.1:${server().port}/postgres`;
      const looking = openDatabase(address, 'jobs');
      return work(looking.database).finally(looking.close);
    },
  };
}
