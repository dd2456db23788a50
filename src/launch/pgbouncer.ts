import { findOnPath, installDebianPackage } from './find-program.ts';

/** Path of the pooler that the tests put in front of the database; Debian has it in `sbin`. */
export function findPgbouncer(): string {
  const find = () =>
    process.env.PGBOUNCER_PATH ?? findOnPath(['pgbouncer'], ['/usr/sbin', '/usr/local/sbin']);
  const found = find() ?? (installDebianPackage('pgbouncer') ? find() : undefined);
  if (found !== undefined) return found;
  throw new Error('The tests need PgBouncer: install pgbouncer, or set PGBOUNCER_PATH.');
}
