import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/**
 * `npm run inventory`: what the lockfile installs, as a CycloneDX bill of materials in `docs`
 * (safety.md T41). Names no moment, no number of its own and no address, so that it changes only
 * when the lockfile does; a test holds the two against each other.
 */

const FILE = 'docs/inventory.cdx.json';

/** What differs from run to run, says where a package came from, or stands in the lockfile. */
const NOISE = new Set([
  'author',
  'bom-ref',
  'dependencies',
  'description',
  'externalReferences',
  'metadata',
  'properties',
  'serialNumber',
]);

const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
if (status !== 0) throw new Error(`npm sbom failed:\n${stderr}`);
const withoutNoise = (key: string, value: unknown) => (NOISE.has(key) ? undefined : value);
writeFileSync(FILE, `${JSON.stringify(JSON.parse(stdout), withoutNoise, 1)}\n`);
