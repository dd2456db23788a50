import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/**
 * `npm run inventory`: what the lockfile installs, as a CycloneDX bill of materials in `docs`
 * (safety.md T41). Names no moment, no number of its own and no address, so that it changes only
 * when the lockfile does; a test holds the two against each other.
 */

const FILE = 'docs/inventory.cdx.json';

type Entry = Record<string, unknown>;

/** What npm tells, without what changes from run to run or says where a package came from. */
function withoutNoise(key: string, value: unknown): unknown {
  const noise = ['serialNumber', 'metadata', 'externalReferences', 'properties', 'dependencies', 'bom-ref'];
    'serialNumber',
    'timestamp',
    'tools',
    'externalReferences',
    'properties',
    'dependencies',
    'bom-ref',
  ];
  if (noise.includes(key) || key === 'description' || key === 'author') return undefined;
  return value;
}

const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
if (status !== 0) throw new Error(`npm sbom failed:\n${stderr}`);
const bill: Entry = JSON.parse(stdout);
writeFileSync(FILE, `${JSON.stringify(bill, withoutNoise, 1)}\n`);
