import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from './process-identity.ts';

type Owner = { pid: number; identity: string };

function readOwner(path: string): Owner | null {
  try {
    const [pid, identity] = readFileSync(path, 'utf8').split('\n');
    return { pid: Number(pid), identity: identity ?? '' };
  } catch {
    return null;
  }
}

const isRunning = ({ pid, identity }: Owner) =>
  Number.isInteger(pid) && pid > 0 && processIdentity(pid) === identity;

function createLock(path: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${process.pid}\n${processIdentity(process.pid)}\n`);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Moves a stale lock out of the way, and puts it back if it turns out to be a fresh one. */
function removeStale(path: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    const owner = readOwner(aside);
    if (owner !== null && isRunning(owner)) linkSync(aside, path);
  } catch {
    // Another start was quicker: the next try sees its lock.
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Whether a live process holds the lock of a folder. */
export function isLocked(folder: string): boolean {
  const owner = readOwner(join(folder, 'platform.lock'));
  return owner !== null && isRunning(owner);
}

/**
 * Takes the lock of a data folder for this process: one platform at a time.
 * A lock whose process is dead, or is another program by now, is stale and replaced.
 * Returns its release; throws a sentence when a live process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'platform.lock');
  for (let tries = 0; tries < 5; tries += 1) {
    if (createLock(path)) return () => rmSync(path, { force: true });
    const owner = readOwner(path);
    if (owner !== null && isRunning(owner)) {
      throw new Error(
        `A platform already runs on ${folder} (process ${owner.pid}). Stop it first, or give this one another DATA_DIR.`,
      );
    }
    removeStale(path);
  }
  throw new Error(`The lock file ${path} cannot be taken. Remove it if no platform is running.`);
}
