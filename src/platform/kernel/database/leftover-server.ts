import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLine, processIdentity } from './process-identity.ts';

async function hasEnded(pid: number, identity: string, withinMs: number): Promise<boolean> {
  for (let waited = 0; waited < withinMs; waited += 50) {
    if (processIdentity(pid) !== identity) return true;
    await pause(50);
  }
  return false;
}

/**
 * Ends a database server that outlived its platform (kill -9 leaves it running): a process
 * named by `postmaster.pid` that is a postgres on this very data folder gets SIGINT (fast
 * shutdown), then SIGQUIT. A pid file whose process is gone or is another program is removed.
 */
export async function endLeftoverServer(dataFolder: string): Promise<void> {
  const pidFile = join(dataFolder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const identity = Number.isInteger(pid) && pid > 1 ? processIdentity(pid) : null;
  const command = identity === null ? '' : commandLine(pid);
  if (identity === null || !(command.includes('postgres') && command.includes(dataFolder))) {
    rmSync(pidFile, { force: true });
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    if (await hasEnded(pid, identity, 10_000)) return;
  }
  throw new Error(`The database server of an earlier start (process ${pid}) does not stop.`);
}
