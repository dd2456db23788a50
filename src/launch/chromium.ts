import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds a Chromium, or gets one (architecture.md "Two commands"). */

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

export const isRoot = process.getuid?.() === 0;

/** Flags without which Chromium calls home, or does not start as root. */
export const CHROMIUM_FLAGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
}

function installDebianPackage(): boolean {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write('Installing Chromium …\n');
  const options = { stdio: 'ignore' } as const;
  spawnSync('apt-get', ['update'], options);
  return spawnSync('apt-get', ['install', '-y', 'chromium'], options).status === 0;
}

/** Path of a Chromium; undefined means Playwright's own, which has then been downloaded. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH ?? onPath();
  if (given !== undefined) return given;
  if (installDebianPackage()) return onPath();
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return undefined;
}
