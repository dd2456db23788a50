import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { findOnPath } from '#src/launch/find-program.ts';

const FOLDER = '.data/promtool';
const PROGRAMS = resolve(FOLDER, 'usr/bin');

/** Gets Debian's package and unpacks it: installed, it would start a server on the machine. */
function unpack(): string | undefined {
  mkdirSync(FOLDER, { recursive: true });
  const options = { cwd: FOLDER, stdio: 'ignore', timeout: 120_000 } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['download', 'prometheus'], options);
  const [file] = globSync('prometheus_*.deb', { cwd: FOLDER });
  if (file !== undefined) spawnSync('dpkg-deb', ['-x', file, '.'], options);
  return findOnPath(['promtool'], [PROGRAMS]);
}

/** Path of the program that checks and tests rules of Prometheus. */
export function findPromtool(): string {
  const found = process.env.PROMTOOL_PATH ?? findOnPath(['promtool'], [PROGRAMS]) ?? unpack();
  if (found !== undefined) return found;
  throw new Error('The tests need promtool: install prometheus, or set PROMTOOL_PATH.');
}
