import { PALETTE } from '#src/domain/brand/theme.ts';
import { GIFT_CARD_SIZE } from '#src/domain/gift-card/bought-card.ts';
import type { GiftCardDesign } from '#src/domain/gift-card/gift-card.ts';

const { width, height } = GIFT_CARD_SIZE;
const paper = PALETTE.onDark.light;
const ink = PALETTE.onLight.light;
const accent = PALETTE.accent.light;
const night = PALETTE.night.light;
const sand = PALETTE.sand.light;
const sage = PALETTE.sage.light;

/** A small star of four points. */
const star = (x: number, y: number, size: number) =>
  `<path d="M${x} ${y - size}q${size * 0.16} ${size * 0.84} ${size} ${size}q${-size * 0.84} ${size * 0.16} ${-size} ${size}q${-size * 0.16} ${-size * 0.84} ${-size} ${-size}q${size * 0.84} ${-size * 0.16} ${size} ${-size}z" fill="${paper}" opacity="0.9"/>`;

/** A leaf that stands on its tip, turned by so many degrees. */
const leaf = (x: number, y: number, length: number, turn: number, fill: string) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C${length * 0.34} ${-length * 0.3} ${length * 0.3} ${-length * 0.78} 0 ${-length}C${-length * 0.3} ${-length * 0.78} ${-length * 0.34} ${-length * 0.3} 0 0z" fill="${fill}"/>`;

/** A stem with leaves on both sides. */
function branch(x: number, y: number, size: number, turn: number, fill: string): string {
  const leaves = [0.25, 0.45, 0.65, 0.85].flatMap((part, at) => {
    const long = size * (0.42 - at * 0.06);
    return [leaf(0, -size * part, long, 52, fill), leaf(0, -size * part, long, -52, fill)];
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0V${-size}" stroke="${fill}" stroke-width="4"/>${leaves.join('')}${leaf(0, -size * 0.95, size * 0.3, 0, fill)}</g>`;
}

/** The sign of the house as a lit window, under stars. */
const windowAtNight = () => `<rect width="${width}" height="${height}" fill="${night}"/>
${[
  [92, 84, 15],
  [170, 170, 8],
  [70, 250, 9],
  [548, 92, 9],
  [474, 150, 14],
  [584, 236, 8],
  [420, 62, 7],
]
  .map(([x = 0, y = 0, size = 0]) => star(x, y, size))
  .join('')}
<path d="M0 400v-46q90-38 176-16t164 6q96-26 170-8t130-10v74z" fill="${ink}" opacity="0.5"/>
<path d="M200 400V216a120 120 0 0 1 240 0v184z" fill="${sand}"/>
<path d="M222 400V218a98 98 0 0 1 196 0v182z" fill="${paper}"/>
<path d="M320 120v280M222 262h196" stroke="${accent}" stroke-width="9"/>`;

/** A parcel from above, tied with a bow. */
const ribbon = () => `<rect width="${width}" height="${height}" fill="${sand}"/>
<path d="M0 0h640v400H0z" fill="${paper}" opacity="0.35"/>
<path d="M398 0h64v400h-64zM0 196h640v60H0z" fill="${accent}"/>
<path d="M408 0v400M452 0v400M0 206h640M0 246h640" stroke="${paper}" stroke-width="2" opacity="0.55"/>
<g fill="${accent}" stroke="${sand}" stroke-width="3" stroke-linejoin="round">
<path d="M424 232q-26 92-92 140l56-6 26 34q34-82 28-160z"/>
<path d="M436 232q26 92 92 140l-56-6-26 34q-34-82-28-160z"/>
<path d="M430 226c-62-92-178-118-190-62s96 92 190 62z"/>
<path d="M430 226c62-92 178-118 190-62s-96 92-190 62z"/>
<rect x="404" y="196" width="52" height="58" rx="14"/>
</g>
<g fill="none" stroke="${paper}" stroke-width="3" stroke-linecap="round" opacity="0.6">
<path d="M406 214c-44-42-108-70-136-52"/><path d="M454 214c44-42 108-70 136-52"/>
</g>`;

/** Cut paper: a sun behind hills and branches. */
const garden = () => `<rect width="${width}" height="${height}" fill="${sand}"/>
<circle cx="430" cy="176" r="104" fill="${accent}"/>
<path d="M0 262q150-86 318-24t322-38v200H0z" fill="${sage}"/>
<path d="M0 326q180-70 350-10t290-30v114H0z" fill="${night}"/>
${branch(108, 372, 250, 12, night)}${branch(196, 388, 190, -16, paper)}${branch(36, 384, 170, -6, paper)}${branch(560, 392, 220, -10, paper)}${branch(614, 396, 160, 14, sage)}`;

const DRAWINGS = { window: windowAtNight, ribbon, garden } satisfies Record<
  GiftCardDesign,
  () => string
>;

/** The picture of a gift card, in the colours of the house. */
export function giftCardSvg(design: GiftCardDesign): string {
  const drawing = DRAWINGS[design]().replaceAll(/\d+\.\d{2,}/g, (number) =>
    String(Math.round(Number(number) * 10) / 10),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`;
}
