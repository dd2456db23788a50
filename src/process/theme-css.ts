import { PALETTE, TYPEFACES } from '#src/domain/brand/theme.ts';

/** The theme as CSS. */

type Colours = Record<string, { light: string; dark: string }>;

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The colours as custom properties (`--ink`), which follow the system's scheme. */
export function colourVariables(colours: Colours = PALETTE): string {
  const block = (scheme: 'light' | 'dark') =>
    Object.entries(colours)
      .map(([name, colour]) => `--${dashed(name)}:${colour[scheme]}`)
      .join(';');
  return `:root{color-scheme:light dark;${block('light')}}@media(prefers-color-scheme:dark){:root{${block('dark')}}}`;
}

/** A font stack: the typeface, what holds its place until it arrives, the system's. */
export const stackOf = ({ family, fallback, system }: (typeof TYPEFACES)['display' | 'text']) =>
  `'${family} Variable', '${fallback.family}', ${system}`;

/** Latin and Latin Extended alone. */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122';
const LATIN_EXTENDED =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0';

type FontFace = { src: string } & Record<string, string>;

/**
 * The font faces of each family, as Panda takes them. Preloaded, typefaces are mostly there at the
 * first paint; where they arrive later they replace fallbacks that have their metrics.
 */
export function fontFaces(urlOf: (file: string) => string): Record<string, FontFace[]> {
  const typeface = (weights: string, file: string, unicodeRange: string): FontFace => ({
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight: weights,
    src: `url(${urlOf(file)}) format("woff2")`,
    unicodeRange,
  });
  return Object.fromEntries(
    Object.values(TYPEFACES).flatMap(({ family, weights, latin, latinExtended, fallback }) => [
      [
        `'${family} Variable'`,
        [typeface(weights, latin, LATIN), typeface(weights, latinExtended, LATIN_EXTENDED)],
      ],
      [
        `'${fallback.family}'`,
        fallback.metrics.map(({ size, ascent, descent, ...own }) => ({
          ...('weights' in own && { fontWeight: own.weights }),
          src: fallback.fonts.map((font) => `local("${font}")`).join(', '),
          sizeAdjust: size,
          ascentOverride: ascent,
          descentOverride: descent,
          lineGapOverride: '0%',
        })),
      ],
    ]),
  );
}

/** The font faces as a stylesheet writes them. */
export const fontFaceRules = (urlOf: (file: string) => string): string =>
  Object.entries(fontFaces(urlOf))
    .flatMap(([family, faces]) =>
      faces.map((face) => {
        const lines = Object.entries(face).map(([name, value]) => `;${dashed(name)}:${value}`);
        return `@font-face{font-family:${family}${lines.join('')}}`;
      }),
    )
    .join('\n');
