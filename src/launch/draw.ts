import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { BRAND_NAME, LOGO } from '#src/domain/brand/theme.ts';
import { giftCardPicture } from '#src/domain/gift-card/bought-card.ts';
import { GIFT_CARD_DESIGNS } from '#src/domain/gift-card/gift-card.ts';
import { INFO_TRI, INFO_TRI_IN_MAILS } from '#src/domain/legal/info-tri.ts';
import { giftCardSvg } from './gift-card-svg.ts';

/** A program: draws the pictures of the shop that are made of its theme. */

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

/** Readers of mail take no SVG. */
const drawForMails = (drawing: string, path: string) =>
  sharp(Buffer.from(drawing), { density: 144 }).png({ palette: true }).toFile(`public${path}`);

/** Draws the pictures of gift cards: for pages, and for mails. */
async function drawGiftCards(): Promise<void> {
  for (const design of GIFT_CARD_DESIGNS) {
    const drawing = giftCardSvg(design);
    writeFileSync(`public${giftCardPicture(design, 'svg')}`, drawing);
    await drawForMails(drawing, giftCardPicture(design, 'png'));
  }
}

const drawInfoTri = () =>
  drawForMails(readFileSync(`public${INFO_TRI.src}`, 'utf8'), INFO_TRI_IN_MAILS);

await Promise.all([drawIcons(), drawGiftCards(), drawInfoTri()]);
