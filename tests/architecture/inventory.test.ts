import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** What is installed is known, and may be used (safety.md T41). */

const licence = z.union([
  z.object({ license: z.object({ id: z.string() }) }).transform((one) => one.license.id),
  z.object({ expression: z.string() }).transform((one) => one.expression),
]);
const billSchema = z.object({
  components: z.array(
    z.object({ name: z.string(), version: z.string(), licenses: z.array(licence).default([]) }),
  ),
});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), integrity: z.string().optional() }),
  ),
});

/** What `npm run inventory` writes. */
const bill = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { components } = billSchema.parse(JSON.parse(bill));
const fetched = components.filter(({ name }) => name !== 'icons');
const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
/** The icons of the back office lie in the repository: a link leads there. */
const OWN = ['', 'src/back-office/icons', 'node_modules/@mui/icons-material'];
const locked = Object.entries(packages).filter(([path]) => !OWN.includes(path));

/** Licences under which a package may be shipped with the product, or used to build it. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  // Data: the holidays of countries.
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // Shared libraries that pictures are encoded with; linked at run time, not changed.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'Zlib',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
]);

test('the inventory names what the lockfile installs', { tags: ['T41'] }, () => {
  const inLock = locked.map(
    ([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`,
  );
  const inBill = fetched.map(({ name, version }) => `${name}@${version}`);
  expect(new Set(inBill)).toEqual(new Set(inLock));
});

/** Packages that name no licence by its SPDX id and bring its text: its first line is held against the installed one. */
const BROUGHT: ReadonlyMap<string, { id: string; firstLine: string }> = new Map([
  ['png-js', { id: 'MIT', firstLine: 'MIT License' }],
  ['css-mediaquery', { id: 'BSD-3-Clause', firstLine: 'Copyright 2014 Yahoo! Inc.' }],
]);

test('a licence that is only brought as a text is the one it is taken for', {
  tags: ['T41'],
}, () => {
  for (const [name, { firstLine }] of BROUGHT) {
    const text = readFileSync(`node_modules/${name}/LICENSE`, 'utf8');
    expect(text.split('\n')[0]).toBe(firstLine);
  }
});

test('every package has a licence that may be used', { tags: ['T41'] }, () => {
  const named = components.flatMap(({ name, licenses: stated }) => {
    const brought = BROUGHT.get(name);
    const licenses = stated.length === 0 && brought !== undefined ? [brought.id] : stated;
    return licenses.length === 0
      ? [[name, 'none'] as const]
      : licenses.map((one) => [name, one] as const);
  });
  const refused = named.filter(([, text]) =>
    text
      .replace(/[()]/g, '')
      // Some write the operators small.
      .split(/ AND /i)
      // Of several that are offered, one is enough.
      .some((offered) => !offered.split(/ OR /i).some((id) => ALLOWED.has(id))),
  );
  expect(refused).toEqual([]);
});

test('every package is pinned by its content', { tags: ['T41'] }, () => {
  expect(locked.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
});
