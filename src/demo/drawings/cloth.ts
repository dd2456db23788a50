import type { Fabric } from '../garments/garments.ts';

/** How a fabric takes the light: creases, weave and sheen. */
export type Cloth = {
  /** Coarse noise: frequency across and along the body, and how high it stands. */
  crease: readonly [across: number, along: number, height: number];
  /** Fine noise added after lighting: frequency across and along, and contrast. */
  grain: readonly [across: number, along: number, contrast: number];
  /** How pronounced drawn folds are. */
  fold: number;
  /** Strength of the light's reflection, 0 for matt cloth. */
  sheen: number;
  /** Blur of folds and edges in picture units: thick cloth rounds. */
  softness: number;
  /** Thickness of edges: how much shade a piece throws on the one below. */
  thickness: number;
};

export const CLOTHS: Record<Fabric, Cloth> = {
  jersey: {
    crease: [0.007, 0.005, 0.19],
    grain: [0.9, 0.7, 0.09],
    fold: 0.72,
    sheen: 0,
    softness: 5,
    thickness: 0.8,
  },
  poplin: {
    crease: [0.009, 0.006, 0.22],
    grain: [0.8, 0.8, 0.05],
    fold: 0.72,
    sheen: 0,
    softness: 4.5,
    thickness: 0.7,
  },
  linen: {
    crease: [0.016, 0.011, 0.2],
    grain: [0.09, 0.85, 0.15],
    fold: 0.8,
    sheen: 0,
    softness: 4.2,
    thickness: 0.8,
  },
  denim: {
    crease: [0.011, 0.008, 0.18],
    grain: [0.75, 0.3, 0.2],
    fold: 0.8,
    sheen: 0,
    softness: 4,
    thickness: 1.2,
  },
  knit: {
    crease: [0.006, 0.005, 0.24],
    grain: [0.5, 0.5, 0.12],
    fold: 0.62,
    sheen: 0,
    softness: 6.5,
    thickness: 1.6,
  },
  satin: {
    crease: [0.0035, 0.002, 0.34],
    grain: [0.9, 0.4, 0.03],
    fold: 1,
    sheen: 0.42,
    softness: 6,
    thickness: 0.6,
  },
  leather: {
    crease: [0.011, 0.008, 0.22],
    grain: [0.32, 0.32, 0.12],
    fold: 0.85,
    sheen: 0.34,
    softness: 5,
    thickness: 1.4,
  },
  corduroy: {
    crease: [0.007, 0.005, 0.25],
    grain: [0.6, 0.25, 0.13],
    fold: 0.65,
    sheen: 0,
    softness: 5.5,
    thickness: 1.4,
  },
  fleece: {
    crease: [0.01, 0.01, 0.2],
    grain: [0.24, 0.24, 0.13],
    fold: 0.55,
    sheen: 0,
    softness: 7,
    thickness: 1.8,
  },
};

export type LightOptions = {
  id: string;
  seed: number;
  /** Output pixels per picture unit: relief is measured per pixel, so it must scale with it. */
  scale: number;
  /** Lightness of the dye, 0..1: very dark and very pale cloth shows less light and shade. */
  tone: number;
};

/**
 * How light lies on a cloth: `filter` makes it of a height map, `grain` is the weave's
 * share of it, `opacity` how much of it all shows: less on very dark cloth.
 */
export type Light = { filter: string; grain: number; opacity: number };

/**
 * An SVG filter that turns a grey height map into light and shade around middle grey, to be blended
 * over the colour with `hard-light`, once the grain lies over it (`grainFilter`) by its share.
 */
export function lightFilter(cloth: Cloth, options: LightOptions): Light {
  const { id, seed, scale, tone } = options;
  const [across, along, height] = cloth.crease;
  const weave = cloth.grain[2];
  const pale = Math.max(0, tone - 0.6) / 0.4;
  // Light cloth throws light into its own folds: they are never black.
  const contrast = 0.72 + 0.32 * Math.min(1, tone * 1.6) - 0.36 * pale;
  const grain = weave * (1 - 0.5 * pale);
  // Pale cloth has no room to lighten: its middle sits lower, or half of the grain would vanish.
  const middle = 0.5 - 0.035 * pale - 0.02 * Math.max(0, 0.2 - tone) * 5;
  const relief = 21 * cloth.fold * scale * (1 - 0.35 * pale);
  const lamp = '<feDistantLight azimuth="232" elevation="39"/>';
  const diffuse = (surface: number, source: string) =>
    `<feDiffuseLighting in="${source}" surfaceScale="${surface.toFixed(2)}" diffuseConstant="0.8" lighting-color="#fff" result="${source}-lit">${lamp}</feDiffuseLighting>`;
  const sheen =
    cloth.sheen > 0
      ? `<feSpecularLighting in="n" surfaceScale="${(relief * height).toFixed(2)}" specularConstant="${cloth.sheen}" specularExponent="9" lighting-color="#fff" result="s"><feDistantLight azimuth="238" elevation="48"/></feSpecularLighting>
<feComposite in="lit" in2="s" operator="arithmetic" k2="1" k3="${(0.25 + 0.5 * Math.min(1, tone * 2.2)).toFixed(2)}" k4="-0.08" result="lit"/>`
      : '';
  // Folds and creases are lit apart and added: in one eight-bit height map the shallow creases
  // would break into contour lines.
  const opacity = Math.min(1, middle + contrast / 2 + grain / 2);
  const share = opacity * (1 - grain);
  const slope = contrast / share;
  const intercept = (middle - contrast / 2 - grain / 2) / share;
  const transfer = ['R', 'G', 'B']
    .map(
      (channel) =>
        `<feFunc${channel} type="linear" slope="${slope.toFixed(3)}" intercept="${intercept.toFixed(3)}"/>`,
    )
    .join('');
  const filter = `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
<feColorMatrix type="luminanceToAlpha"/>
<feGaussianBlur stdDeviation="${cloth.softness}" result="b"/>
${diffuse(relief, 'b')}
<feTurbulence type="fractalNoise" baseFrequency="${across} ${along}" numOctaves="2" seed="${seed % 9973}" result="n"/>
${diffuse(relief * height * (1 - 0.75 * pale), 'n')}
<feComposite in="b-lit" in2="n-lit" operator="arithmetic" k2="1" k3="1" k4="-0.5" result="lit"/>
${sheen}<feGaussianBlur in="lit" stdDeviation="1.2"/>
<feComponentTransfer>${transfer}</feComponentTransfer>
</filter>`;
  return { filter, grain, opacity };
}

/** An SVG filter that fills its region with the grey weave of a cloth, seamless when repeated. */
export function grainFilter(cloth: Cloth, id: string): string {
  const [across, along] = cloth.grain;
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${across} ${along}" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 1"/></filter>`;
}
