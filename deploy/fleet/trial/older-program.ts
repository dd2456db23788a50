import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** The program of the commit before the last migration, built beside this one. */

const MIGRATIONS = 'src/platform/kernel/database/migrations/*.sql';
const MAX_ARCHIVE_BYTES = 500_000_000;

const git = (...args: string[]) => execFileSync('git', args, { maxBuffer: MAX_ARCHIVE_BYTES });

/**
 * By first parents: a migration is committed after the code that uses it, so the commit before it on
 * its own branch would not run.
 */
function commitBeforeMigration(): string {
  const first = ['--first-parent', '--diff-merges=first-parent', '--no-patch'];
  const found = git('log', '-1', ...first, '--diff-filter=A', '--format=%H', '--', MIGRATIONS);
  return git('rev-parse', '--verify', `${String(found).trim()}^1`)
    .toString()
    .trim();
}

const packagesIn = (folder: string): unknown =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies;

/** Builds it in `folder/older`, unless it is there; answers where it is. */
export function buildOlderProgram(folder: string): string {
  const place = join(folder, 'older');
  const built = join(place, 'built-commit');
  const commit = commitBeforeMigration();
  if (existsSync(built) && readFileSync(built, 'utf8') === commit) return place;
  process.stdout.write(`Building ${commit.slice(0, 8)}, the one before the last migration …\n`);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-x', '-C', place], { input: git('archive', commit) });
  const env = { ...process.env, PATH: `${place}/node_modules/.bin:${process.env.PATH}` };
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: place, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (isDeepStrictEqual(packagesIn(place), packagesIn(process.cwd()))) {
    run('cp', '-al', join(process.cwd(), 'node_modules'), place);
  } else {
    run('npm', 'ci', '--no-audit', '--no-fund');
  }
  run(process.execPath, 'src/launch/build.ts');
  writeFileSync(built, commit);
  return place;
}
