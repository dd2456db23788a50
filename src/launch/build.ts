import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import sharp from 'sharp';
import { resolveConfig } from 'vite';
import { BRAND_NAME, LOGO } from '#src/domain/brand/theme.ts';
import { giftCardPicture } from '#src/domain/gift-card/bought-card.ts';
import { GIFT_CARD_DESIGNS } from '#src/domain/gift-card/gift-card.ts';
import { giftCardSvg } from './gift-card-svg.ts';

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${BRAND_NAME}</title>${content}</svg>`;

const ROUNDED = svg(`<rect width="64" height="64" rx="6" fill="${LOGO.ground}"/>${LOGO.marks}`);
/** A system cuts its own shape out of it: the sign stays within the middle. */
const MASKABLE = svg(
  `<rect width="64" height="64" fill="${LOGO.ground}"/><g transform="translate(9.6 9.6) scale(0.7)">${LOGO.marks}</g>`,
);

/** Draws the icons of the shop from the logo of the theme, into what is served as it is. */
async function drawIcons(): Promise<void> {
  const png = (icon: string, size: number, file: string) =>
    sharp(Buffer.from(icon), { density: (72 * size) / 64 })
      .resize(size)
      .png()
      .toFile(file);
  writeFileSync('public/favicon.svg', ROUNDED);
  await Promise.all([
    png(ROUNDED, 192, 'public/icon-any-192.png'),
    png(ROUNDED, 512, 'public/icon-any-512.png'),
    png(MASKABLE, 512, 'public/icon-maskable-512.png'),
  ]);
}

/** Draws the pictures of gift cards: for pages, and for readers of mail, which take no SVG. */
async function drawGiftCards(): Promise<void> {
  for (const design of GIFT_CARD_DESIGNS) {
    const drawing = giftCardSvg(design);
    writeFileSync(`public${giftCardPicture(design, 'svg')}`, drawing);
    await sharp(Buffer.from(drawing), { density: 144 })
      .png({ palette: true })
      .toFile(`public${giftCardPicture(design, 'png')}`);
  }
}

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
        writeFile(`${path}.gz`, await gzipped(body)),
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

const run = (command: string, ...args: string[]) =>
  start(command, args, { encoding: 'utf8', maxBuffer: MAX_OUTPUT }).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = Object.assign({ stdout: '', stderr: '' }, error);
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  });
const MAX_OUTPUT = 16 * 1024 * 1024;

/** Writes what is made of other sources: recipe functions, icons, gift cards. */
export async function generateSources(): Promise<void> {
  await Promise.all([run('panda', 'codegen', '--silent'), drawIcons(), drawGiftCards()]);
}

/** Writes the tree of routes, which types need: Start's plugin does so as its configuration is read. */
export async function generateRoutes(): Promise<void> {
  const { NODE_ENV } = process.env;
  await resolveConfig({ configFile: 'app.config.ts', logLevel: 'warn' }, 'build', 'production');
  // The library sets it for the whole process, whose builds would be made for development.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

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
