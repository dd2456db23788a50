import { findOnPath, installDebianPackage } from './find-program.ts';

/** Finds a Valkey or Redis server for the tests, or gets one. */

const SERVERS = ['valkey-server', 'redis-server'];
/** Debian's tools hold the server under another name, without the service that it would start. */
const TOOLS = 'redis-tools';
const SERVER_OF_TOOLS = 'redis-check-rdb';

/** Path of a server's program; started as `redis-server` it is one, whatever its file is called. */
export function findValkeyServer(): string {
  const find = () =>
    process.env.VALKEY_SERVER_PATH ?? findOnPath(SERVERS) ?? findOnPath([SERVER_OF_TOOLS]);
  const found = find() ?? (installDebianPackage(TOOLS) ? find() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'The tests need a Valkey or Redis server: install valkey-server or redis-server, or set VALKEY_SERVER_PATH.',
  );
}
