import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usedIcons } from './used-icons.ts';

/**
 * `npm run icons`: copies the icons that the back office uses out of `@mui/icons-material`, whose
 * other 10,000 would be a third of an installation. Run it after an update of that package or of
 * react-admin: `npm run icons -- 7.3.9`.
 */

const FOLDER = 'src/back-office/icons';
const PACKAGE = '@mui/icons-material';
const ELEMENT = /_jsx\("(\w+)", (\{[^}]*\})/g;

/** An icon of the package as a module of its own: its elements, drawn by the same function. */
function moduleOf(name: string, source: string): string {
  const elements = [...source.matchAll(ELEMENT)].map(([, tag, props = '{}'], index) => {
    const key = source.includes('[') ? `, '${index}'` : '';
    return `jsx('${tag}', ${props.replaceAll(/\s+/g, ' ')}${key})`;
  });
  if (elements.length === 0) throw new Error(`${PACKAGE} has no elements for ${name}.`);
  const drawn = elements.length === 1 ? elements[0] : `[${elements.join(', ')}]`;
  return [
    "import { createSvgIcon } from '@mui/material/utils';",
    "import { jsx } from 'react/jsx-runtime';",
    `export default createSvgIcon(${drawn}, '${name}');`,
    '',
  ].join('\n');
}

const [version = JSON.parse(readFileSync(`${FOLDER}/package.json`, 'utf8')).version] =
  process.argv.slice(2);
const unpacked = mkdtempSync(join(tmpdir(), 'icons-'));
try {
  execFileSync('npm', [
    'pack',
    '--silent',
    `${PACKAGE}@${version}`,
    '--pack-destination',
    unpacked,
  ]);
  execFileSync('tar', ['-xzf', join(unpacked, `mui-icons-material-${version}.tgz`)], {
    cwd: unpacked,
  });
  rmSync(`${FOLDER}/drawn`, { recursive: true, force: true });
  mkdirSync(`${FOLDER}/drawn`, { recursive: true });
  for (const name of usedIcons()) {
    const source = readFileSync(join(unpacked, 'package/esm', `${name}.js`), 'utf8');
    writeFileSync(`${FOLDER}/drawn/${name}.js`, moduleOf(name, source));
  }
  copyFileSync(join(unpacked, 'package/LICENSE'), `${FOLDER}/LICENSE`);
  writeFileSync(
    `${FOLDER}/package.json`,
    `${JSON.stringify(
      {
        name: PACKAGE,
        version,
        description: 'The icons of @mui/icons-material that the back office uses',
        license: 'MIT',
        type: 'module',
        sideEffects: false,
        exports: { './*': { types: './icon.d.ts', default: './drawn/*.js' } },
      },
      null,
      2,
    )}\n`,
  );
  execFileSync('biome', ['format', '--write', FOLDER], { stdio: 'ignore' });
} finally {
  rmSync(unpacked, { recursive: true });
}
