import { spawnSync } from 'node:child_process';

export type SystemUser = { uid: number; gid: number };

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
export function findServerUser(): SystemUser | null {
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
export function canEnter(user: SystemUser, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0;
}
