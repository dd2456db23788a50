// Runs before `npm start` and `npm test`, on whatever Node the machine has, with nothing installed:
// plain JavaScript, no dependency.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const modifiedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm writes this file last, so it is as old as the last complete installation. */
const installedAt = modifiedAt('node_modules/.package-lock.json');
const isInstalled =
  installedAt >= modifiedAt('package-lock.json') && modifiedAt('node_modules/.bin/node') > 0;

if (!isInstalled) {
  process.stdout.write('Installing packages …\n');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    // What it compiles would stay in the machine's folder for temporary files.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  if (status !== 0) {
    process.stderr.write('The packages could not be installed: see the lines above.\n');
    process.exit(status ?? 1);
  }
}
