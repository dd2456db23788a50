import { execFileSync } from 'node:child_process';
import { findOnPath, installDebianPackage, isRoot } from './find-program.ts';

/** Finds a Chromium, or gets one. */

/** The same engine without the windows around it: tests take a third less of the processor. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Flags without which Chromium calls home, or does not start as root. */
export const CHROMIUM_FLAGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Path of a Chromium; undefined means Playwright's own, which has then been downloaded. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH ?? findOnPath([SHELL]);
  if (given !== undefined) return given;
  if (installDebianPackage(SHELL)) return findOnPath([SHELL]);
  const found = findOnPath(NAMES);
  if (found !== undefined) return found;
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return undefined;
}
