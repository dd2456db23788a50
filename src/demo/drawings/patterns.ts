import type { Pattern } from '../garments/garments.ts';
import { lightness, mix, shade } from './colour.ts';
import type { Dyes, Tile } from './pattern-tile.ts';
import type { Random } from './random.ts';

/** One repeat of a printed or woven pattern, in picture units. */
type DrawTile = (dyes: Dyes, random: Random) => Tile;

const rect = (x: number, y: number, width: number, height: number, fill: string, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" fill-opacity="${opacity}"/>`;

function tile(width: number, height: number, cloth: string, marks: string): Tile {
  return { width, height, body: rect(0, 0, width, height, cloth) + marks };
}

type Print = { size: number; flowers: number; radius: readonly [number, number]; leaves: number };

const PRINTS: Record<'liberty' | 'bold' | 'sparse', Print> = {
  liberty: { size: 96, flowers: 15, radius: [6, 10], leaves: 2 },
  bold: { size: 210, flowers: 7, radius: [25, 40], leaves: 3 },
  sparse: { size: 130, flowers: 5, radius: [7, 11], leaves: 2 },
};

function flower(radius: number, petal: string, heart: string, random: Random): string {
  const petals = random.pick([5, 5, 6]);
  const inner = shade(petal, lightness(petal) > 0.5 ? -0.22 : 0.25);
  const ring = (reach: number, fill: string, turn: number) =>
    Array.from({ length: petals }, (_, i) => {
      const r = radius * reach;
      return `<path transform="rotate(${(i * 360) / petals + turn})" d="M0 0C${-r * 0.62} ${-r * 0.35} ${-r * 0.5} ${-r * 1.08} 0 ${-r}C${r * 0.5} ${-r * 1.08} ${r * 0.62} ${-r * 0.35} 0 0Z" fill="${fill}"/>`;
    }).join('');
  const turn = random.between(0, 72);
  return `${ring(1, petal, turn)}${ring(0.56, inner, turn + 12)}<circle r="${radius * 0.18}" fill="${heart}"/>`;
}

function leaf(length: number, fill: string): string {
  return `<path d="M0 0C${length * 0.3} ${-length * 0.35} ${length * 0.3} ${-length * 0.8} 0 ${-length}C${-length * 0.24} ${-length * 0.7} ${-length * 0.24} ${-length * 0.3} 0 0Z" fill="${fill}"/>`;
}

/** A repeat of flowers and leaves; marks that cross an edge are drawn on the other side too. */
function floralTile(dyes: Dyes, random: Random, kind: keyof typeof PRINTS): Tile {
  const { size, flowers, radius, leaves } = PRINTS[kind];
  const dark = lightness(dyes.cloth) < 0.45;
  const petals: [string, string, string] = [
    dyes.accent,
    mix(dyes.accent, dark ? '#f4e6d2' : '#fff4e4', 0.55),
    mix(dyes.accent, dark ? '#d98b5f' : '#b5563c', 0.45),
  ];
  const green = mix(dark ? '#8fa07a' : '#64744f', dyes.accent, 0.18);
  const placed: [number, number, number][] = [];
  let marks = '';
  for (let tries = 0; tries < 160 && placed.length < flowers; tries++) {
    const r = random.between(...radius);
    const x = random.between(0, size);
    const y = random.between(0, size);
    const gap = kind === 'sparse' ? 2.1 : 1.12;
    const wrapped = (d: number) => Math.min(Math.abs(d), size - Math.abs(d));
    if (
      placed.some(([px, py, pr]) => Math.hypot(wrapped(px - x), wrapped(py - y)) < (r + pr) * gap)
    )
      continue;
    placed.push([x, y, r]);
    const foliage = Array.from(
      { length: leaves },
      () =>
        `<g transform="rotate(${random.between(0, 360)}) translate(0 ${-r * 0.6})">${leaf(r * 1.15, green)}</g>`,
    ).join('');
    const bloom =
      foliage + flower(r, random.pick(petals), random.pick(['#e3b04b', '#f2e2c0']), random);
    for (const dx of [-size, 0, size])
      for (const dy of [-size, 0, size]) {
        const near = 2.2 * r;
        const seen =
          x + dx > -near && x + dx < size + near && y + dy > -near && y + dy < size + near;
        if (seen) marks += `<g transform="translate(${x + dx} ${y + dy})">${bloom}</g>`;
      }
  }
  return {
    width: size,
    height: size,
    body: `<rect width="${size}" height="${size}" fill="${dyes.cloth}"/>${marks}`,
  };
}

const breton: DrawTile = ({ cloth, accent }, random) => {
  const repeat = random.between(24, 36);
  return tile(40, repeat, cloth, rect(0, 0, 40, repeat * random.between(0.28, 0.46), accent));
};

const pinstripe: DrawTile = ({ cloth, accent }, random) => {
  const repeat = random.between(11, 19);
  return tile(repeat, 40, cloth, rect(0, 0, 1.7, 40, mix(cloth, accent, 0.8)));
};

const gingham: DrawTile = ({ cloth, accent }, random) => {
  const half = random.between(9, 17);
  const marks = rect(0, 0, half, half * 2, accent, 0.5) + rect(0, 0, half * 2, half, accent, 0.5);
  return tile(half * 2, half * 2, cloth, marks);
};

const tartan: DrawTile = ({ cloth, accent }, random) => {
  const size = random.between(84, 110);
  const dark = shade(cloth, -0.55);
  const band = (at: number, width: number, fill: string, opacity: number) =>
    rect(at * size, 0, width * size, size, fill, opacity) +
    rect(0, at * size, size, width * size, fill, opacity);
  const marks =
    band(0.08, 0.34, dark, 0.45) +
    band(0.17, 0.03, accent, 0.6) +
    band(0.3, 0.03, accent, 0.6) +
    band(0.62, 0.1, accent, 0.5) +
    band(0.8, 0.02, shade(accent, 0.5), 0.7);
  return tile(size, size, cloth, marks);
};

const dots: DrawTile = ({ cloth, accent }, random) => {
  const repeat = random.between(20, 38);
  const radius = repeat * random.between(0.1, 0.17);
  const dot = (x: number, y: number) =>
    `<circle cx="${x * repeat}" cy="${y * repeat}" r="${radius}" fill="${accent}"/>`;
  return tile(repeat, repeat, cloth, dot(0.25, 0.25) + dot(0.75, 0.75));
};

/** A 2/2 twill of four dark and four light threads both ways, which is what makes the tooth. */
const houndstooth: DrawTile = ({ cloth, accent }, random) => {
  const thread = random.between(2.6, 4);
  let d = '';
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) {
      const warpOnTop = (x + y) % 4 < 2;
      if (warpOnTop ? x < 4 : y < 4) d += `M${x} ${y}h1.04v1.04h-1.04Z`;
    }
  const size = thread * 8;
  return tile(size, size, cloth, `<path transform="scale(${thread})" d="${d}" fill="${accent}"/>`);
};

const colourBlock: DrawTile = ({ cloth, accent }, random) => {
  const at = random.between(330, 520);
  const band = random.chance(0.5) ? rect(0, at - 46, 600, 46, mix(cloth, accent, 0.5)) : '';
  return tile(600, 900, cloth, rect(0, at, 600, 900 - at, accent) + band);
};

const print: DrawTile = ({ cloth, accent }, random) => {
  const soft = mix(cloth, accent, 0.4);
  const shapes = [
    'M10 60C10 22 40 8 66 20C52 30 56 44 40 50C30 54 24 60 10 60Z',
    'M8 30C24 6 58 10 62 34C66 58 30 62 22 48C16 38 34 30 40 38',
    'M6 62C14 30 30 14 58 6C60 34 46 56 6 62ZM14 54L48 18',
  ];
  let marks = '';
  for (let i = 0; i < 9; i++) {
    const x = (i % 3) * 52 + random.between(-6, 6);
    const y = Math.floor(i / 3) * 52 + random.between(-6, 6);
    const at = `translate(${x + 22} ${y + 22}) rotate(${random.between(0, 360)}) scale(.58) translate(-34 -34)`;
    const fill = i % 2 ? accent : soft;
    marks += `<path transform="${at}" d="${random.pick(shapes as [string, ...string[]])}" fill="${fill}"/>`;
  }
  return tile(156, 156, cloth, marks);
};

const chevron: DrawTile = ({ cloth, accent }, random) => {
  const width = random.between(26, 40);
  const rise = width * random.between(0.4, 0.6);
  const repeat = rise * random.between(1.5, 2);
  const zigzag = (y: number) => `M0 ${y}L${width / 2} ${y - rise}L${width} ${y}`;
  const lines = [repeat, repeat * 2, repeat + rise, 0].map(zigzag).join('');
  const marks = `<path d="${lines}" fill="none" stroke="${accent}" stroke-width="${repeat * 0.42}"/>`;
  return tile(width, repeat, cloth, marks);
};

/** Leopard: broken rings around a warmer heart, no two alike within a repeat. */
const animal: DrawTile = ({ cloth, accent }, random) => {
  const warm = mix(cloth, accent, 0.45);
  const size = 120;
  let marks = '';
  for (let i = 0; i < 16; i++) {
    const x = (i % 4) * 30 + (Math.floor(i / 4) % 2) * 15 + random.between(2, 12);
    const y = Math.floor(i / 4) * 30 + random.between(6, 14);
    const at = `translate(${x} ${y}) rotate(${random.between(0, 360)}) scale(${random.between(0.75, 1.1)})`;
    marks += `<g transform="${at}"><ellipse rx="6" ry="5" fill="${warm}"/><path d="M-8 2C-9-5-3-9 3-8M8-4C10 2 7 8 1 9M-4 8L-7 6" fill="none" stroke="${accent}" stroke-width="4" stroke-linecap="round"/></g>`;
  }
  return tile(size, size, cloth, marks);
};

/** A repeat of every pattern but plain cloth, which needs none. */
export const TILES: Record<Exclude<Pattern, 'plain'>, DrawTile> = {
  breton,
  pinstripe,
  gingham,
  tartan,
  dots,
  houndstooth,
  print,
  chevron,
  animal,
  'colour-block': colourBlock,
  'floral-liberty': (dyes, random) => floralTile(dyes, random, 'liberty'),
  'floral-bold': (dyes, random) => floralTile(dyes, random, 'bold'),
  'floral-sparse': (dyes, random) => floralTile(dyes, random, 'sparse'),
};
