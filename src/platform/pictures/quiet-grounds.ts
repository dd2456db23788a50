import { PALETTE } from '#src/domain/brand/theme.ts';
import type { HeroShape, PictureShape } from '#src/domain/catalogue/pictures.ts';
import { PAPER } from './drawings.ts';

/**
 * What a shop without photographs shows: grounds with the window of the brand, which say no more than
 * is known. Names stand beside them, and in the alternative text.
 */

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** A window with an arch, by its left edge, its foot and its size. */
const arch = (left: number, foot: number, width: number, height: number) => {
  const radius = width / 2;
  return `M${left} ${foot}v${radius - height}a${radius} ${radius} 0 0 1 ${width} 0v${height - radius}z`;
};

const HEIGHT = 900;
const WIDTHS: Record<PictureShape, number> = { tall: 600, wide: 720 };

/** The colour (`#rrggbb`) of a garment that nobody has photographed yet. */
export function garmentGround(colour: string, shape: PictureShape): string {
  const width = WIDTHS[shape];
  const window = arch(width / 2 - 130, 640, 260, 400);
  return svg(
    width,
    HEIGHT,
    `<path fill="${PAPER}" d="M0 0h${width}v${HEIGHT}H0z"/><path fill="${colour}" stroke="${PALETTE.line.light}" stroke-width="2" d="${window}"/>`,
  );
}

const SIZES: Record<HeroShape, readonly [width: number, height: number]> = {
  landscape: [1600, 900],
  portrait: [960, 1200],
};
const NIGHTS = [
  [PALETTE.night.light, '#2F4061'],
  [PALETTE.fid.light, '#6C3A5B'],
  ['#4C5A40', '#5B6B4E'],
  ['#6B3226', '#7E4033'],
] as const;
const DAY = [PALETTE.sand.light, '#DFD2BD'] as const;

/** The scenes that the pages of a shop show, and those of them whose letters are dark. */
export type Scenes = { names: readonly string[]; pale: ReadonlySet<string> };

/** A scene without garments, on a ground that its words are read on; null for one that no page has. */
export function sceneGround(
  { names, pale }: Scenes,
  name: string,
  shape: HeroShape,
): string | null {
  const place = names.indexOf(name);
  if (place < 0) return null;
  const [width, height] = SIZES[shape];
  const [ground, window] = pale.has(name) ? DAY : (NIGHTS[place % NIGHTS.length] ?? NIGHTS[0]);
  const wide = height * 0.36;
  const windows = [
    arch(width * 0.68, height, wide, height * 0.74),
    arch(width * 0.68 - wide * 1.08, height, wide * 0.8, height * 0.5),
  ];
  return svg(
    width,
    height,
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/><path fill="${window}" d="${windows.join('')}"/>`,
  );
}
