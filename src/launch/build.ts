import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { INFO_TRI } from '#src/domain/legal/info-tri.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses text files once, so that no request has to. */
async function precompress(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{js,css,svg,json}`);
  await Promise.all(
    files.map(async (path) => {
      const body = await readFile(path);
      await Promise.all([
        writeFile(`${path}.br`, await brotli(body)),
        writeFile(`${path}.gz`, await gzipped(body, { level: constants.Z_BEST_COMPRESSION })),
      ]);
    }),
  );
}

/** What is built: from which files, and the file that is written last. */
type Target = { sources: string[]; result: string };

const STOREFRONT: Target = {
  sources: [
    'app/**/*.{ts,tsx}',
    'src/{domain,features,gateway,i18n,session,ui}/**/*',
    'locales/**/*.po',
    'public/*.js',
    `public${INFO_TRI.src}`,
    '{app,panda,lingui}.config.ts',
    'package-lock.json',
  ],
  result: 'dist/server/server.js',
};
const BACK_OFFICE: Target = {
  sources: [
    'src/{back-office,domain,i18n,ui}/**/*',
    'locales/**/*.po',
    'lingui.config.ts',
    'package-lock.json',
  ],
  result: 'dist/back-office/index.html',
};

const sourcesOf = ({ sources }: Target) =>
  globSync(sources).filter((path) => !path.includes('.gen.') && !path.endsWith('.test.ts'));

function isStale(target: Target): boolean {
  if (!existsSync(target.result)) return true;
  const builtAt = statSync(target.result).mtimeMs;
  return sourcesOf(target).some((path) => statSync(path).mtimeMs > builtAt);
}

/** Names a build by what it is made from: machines that build the same sources serve the same one. */
function buildId(): string {
  const hash = createHash('sha256');
  for (const path of sourcesOf(STOREFRONT).sort()) {
    if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

const start = promisify(execFile);
const MAX_OUTPUT = 16 * 1024 * 1024;

/**
 * Runs a tool of the build. One that the system ended (its native code crashed) runs once more, and
 * that is said; one that ends by itself has said what is wrong.
 */
async function run(command: string, ...args: string[]): Promise<void> {
  const once = () => start(command, args, { encoding: 'utf8', maxBuffer: MAX_OUTPUT });
  const name = `${command} ${args.join(' ')}`;
  try {
    await once().catch((error: unknown) => {
      const signal: unknown = Object(error).signal;
      if (signal === null || signal === undefined) throw error;
      process.stderr.write(`${name} was ended by ${String(signal)}: it runs once more.\n`);
      return once();
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = Object.assign({ stdout: '', stderr: '' }, error);
    throw new Error(`${name} failed:\n${stdout}\n${stderr}`);
  }
}

/** Writes what is made of other sources: recipe functions, icons, pictures. */
export async function generateSources(): Promise<void> {
  await Promise.all([run('panda', 'codegen', '--silent'), run('node', 'src/launch/draw.ts')]);
}

/** Writes the tree of routes, which types need. */
export const generateRoutes = () => run('node', 'src/launch/write-routes.ts');

const vite = (config: string) => run('vite', 'build', '--config', config, '--logLevel', 'warn');

/** Builds styles, pages and server, and compresses what browsers load. */
async function buildStorefront(): Promise<void> {
  await generateSources();
  process.env.BUILD_ID = buildId();
  await vite('app.config.ts');
  await precompress('dist/client');
}

/** Builds the pages of the staff. */
const buildBackOffice = () => vite('src/back-office/vite.config.ts');

/** Builds the storefront when a source of it is newer than its last build. */
export async function renewStorefront(): Promise<void> {
  if (!isStale(STOREFRONT)) return;
  process.stdout.write('Building the storefront …\n');
  await buildStorefront();
}

/** Likewise the back office. */
export async function renewBackOffice(): Promise<void> {
  if (!isStale(BACK_OFFICE)) return;
  process.stdout.write('Building the back office …\n');
  await buildBackOffice();
  process.stdout.write('The back office is ready.\n');
}

/** Builds both. */
export async function build(): Promise<void> {
  await buildStorefront();
  await buildBackOffice();
}

/** Builds what is stale of both. */
export async function buildIfStale(): Promise<void> {
  await renewStorefront();
  await renewBackOffice();
}

if (import.meta.main) await (process.argv.includes('--if-stale') ? buildIfStale() : build());
