import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs of the machine that tests need, found or installed. */

export const isRoot = process.getuid?.() === 0;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of the first program on the PATH, or in `more` folders, that bears one of the names. */
export function findOnPath(
  names: readonly string[],
  more: readonly string[] = [],
): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...more];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** Installs a package of Debian, where that is possible; says whether it did. */
export function installDebianPackage(name: string): boolean {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write(`Installing ${name} …\n`);
  const options = { stdio: 'ignore', timeout: 120_000 } as const;
  spawnSync('apt-get', ['update'], options);
  // Another installation may be under way.
  const wait = ['-o', 'DPkg::Lock::Timeout=60'];
  const install = ['install', '-y', ...wait, '--no-install-recommends', name];
  return spawnSync('apt-get', install, options).status === 0;
}
