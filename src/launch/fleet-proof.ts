import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Whether the fleet has been tried as it is now: the hash of what it is made from, written when its
 * trial has passed. It takes minutes, and nothing else in a run looks at these files on many hosts.
 */

const PROOF = 'deploy/fleet/proven.txt';
const SOURCES = ['deploy/**/*', 'src/platform/{database,jobs}/**/*.{ts,sql}'];

function hashOfFleet(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((path) => !path.endsWith(PROOF) && !/\.test\.ts$/.test(path));
  for (const path of files.map((path) => path.replace(`${process.cwd()}/`, '')).sort()) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

export const isFleetProven = () => readFileSync(PROOF, 'utf8').trim() === hashOfFleet();
export const proveFleet = () => writeFileSync(PROOF, `${hashOfFleet()}\n`);
