import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import sharp from 'sharp';
import { BRAND_NAME, LOGO } from '#src/domain/brand/theme.ts';
import { GIFT_CARD_DESIGNS, giftCardPicture } from '#src/domain/gift-card/bought-card.ts';
import { distilAtlas } from './distil-atlas.ts';
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

/** What the built storefront is made from. */
const SOURCES = [
  'app/**/*.{ts,tsx}',
  'src/{back-office,domain,features,gateway,i18n,session,ui}/**/*',
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
  // What shoppers see: the pages of the staff have no part in it.
  const shown = sources().filter((path) => !path.startsWith('src/back-office/'));
  for (const path of shown.sort()) {
    if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** Writes what is made of other sources: recipe functions, the atlas of maps, icons, gift cards. */
export async function generateSources(): Promise<void> {
  run('panda', 'codegen', '--silent');
  distilAtlas();
  await drawIcons();
  await drawGiftCards();
}

/** Builds styles, pages and server, and compresses what browsers load. */
export async function build(): Promise<void> {
  await generateSources();
  process.env.BUILD_ID = buildId();
  run('vite', 'build', '--config', 'app.config.ts', '--logLevel', 'warn');
  await precompress('dist/client');
  run('vite', 'build', '--config', 'src/back-office/vite.config.ts', '--logLevel', 'warn');
}

/** Builds when a source is newer than the last build. */
export async function buildIfStale(): Promise<void> {
  if (!isStale()) return;
  process.stdout.write('Building the storefront …\n');
  await build();
}

if (import.meta.main) await (process.argv.includes('--if-stale') ? buildIfStale() : build());
