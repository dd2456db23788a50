import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';

/**
 * Whether the fleet has been tried as it is now: the hash of what it is made from, written when its
 * trial has passed. It takes minutes, and nothing else in a run looks at these files on many hosts.
 */

const PROOF = 'deploy/fleet/proven.txt';
const SOURCES = ['deploy/**/*', 'src/platform/kernel/{database,jobs}/**/*.{ts,sql}'];

function hashOfFleet(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES).filter(
    (path) => path !== PROOF && !path.endsWith('.test.ts') && statSync(path).isFile(),
  );
  for (const path of files.sort()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

export const isFleetProven = () => readFileSync(PROOF, 'utf8').trim() === hashOfFleet();
export const proveFleet = () => writeFileSync(PROOF, `${hashOfFleet()}\n`);
