import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { distilAtlas } from './distil-atlas.ts';
import { drawIcons } from './draw-icons.ts';
import { precompress } from './precompress.ts';

/** What the built storefront is made from. */
const SOURCES = [
  'app/**/*.{ts,tsx}',
  'src/{domain,features,gateway,i18n,session,ui}/**/*',
  'locales/**/*.po',
  'public/*.js',
  '{app,panda,lingui}.config.ts',
  'package-lock.json',
];
/** Written last by a build. */
const RESULT = 'dist/server/server.js';

const sources = () =>
  globSync(SOURCES).filter((path) => !path.includes('.gen.') && !path.endsWith('.test.ts'));

function isStale(): boolean {
  if (!existsSync(RESULT)) return true;
  const builtAt = statSync(RESULT).mtimeMs;
  return sources().some((path) => statSync(path).mtimeMs > builtAt);
}

/** Names a build by what it is made from: machines that build the same sources serve the same one. */
function buildId(): string {
  const hash = createHash('sha256');
  for (const path of sources().sort()) {
    if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** Writes what is made of other sources: recipe functions, the atlas of maps, the icons. */
export async function generateSources(): Promise<void> {
  run('panda', 'codegen', '--silent');
  distilAtlas();
  await drawIcons();
}

/** Builds styles, pages and server, and compresses what browsers load. */
export async function build(): Promise<void> {
  await generateSources();
  process.env.BUILD_ID = buildId();
  run('vite', 'build', '--config', 'app.config.ts', '--logLevel', 'warn');
  await precompress('dist/client');
}

/** Builds when a source is newer than the last build. */
export async function buildIfStale(): Promise<void> {
  if (!isStale()) return;
  process.stdout.write('Building the storefront …\n');
  await build();
}

if (import.meta.main) await build();
