import type { Fabric } from '../garments/garments.ts';
import type { Tile } from './pattern-tile.ts';

const strip = (x: number, width: number, height: number, fill: string, opacity: number) =>
  `<rect x="${x}" width="${width}" height="${height}" fill="${fill}" fill-opacity="${opacity}"/>`;

/** Stocking stitch: columns of V, each leg lit on its upper side. */
function stitches(size: number): Tile {
  const half = size / 2;
  const rise = size * 0.82;
  const leg = (side: 1 | -1) => {
    const x = (share: number) => half + side * half * share;
    const line = (shift: number, rgb: string, opacity: number, width: number) =>
      [-rise, 0, rise]
        .map(
          (y) =>
            `<path d="M${x(0.82)} ${y + shift}Q${x(0.5)} ${y + rise * 0.7 + shift} ${x(0.16)} ${y + rise + shift}" fill="none" stroke="${rgb}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`,
        )
        .join('');
    return (
      line(0, '#fff', side === 1 ? 0.07 : 0.17, size * 0.3) +
      line(size * 0.16, '#000', 0.2, size * 0.1)
    );
  };
  const groove =
    strip(0, size * 0.1, rise, '#000', 0.26) + strip(size * 0.9, size * 0.1, rise, '#000', 0.26);
  return { width: size, height: rise, body: groove + leg(1) + leg(-1) };
}

/** Knitted rib: soft columns with a deep groove between them. */
export function ribTile(size: number): Tile {
  const columns = [0.3, 0.12, 0, 0, 0.08, 0.24]
    .map((depth, i) => strip((i * size) / 6, size / 6 + 0.1, 8, '#000', depth))
    .join('');
  return {
    width: size,
    height: 8,
    body: columns + strip(size * 0.36, size * 0.24, 8, '#fff', 0.12),
  };
}

function wales(size: number): Tile {
  const columns = [0.3, 0.1, 0, 0, 0.1]
    .map((depth, i) => strip((i * size) / 5, size / 5 + 0.1, 8, '#000', depth))
    .join('');
  return {
    width: size,
    height: 8,
    body: columns + strip(size * 0.4, size * 0.25, 8, '#fff', 0.14),
  };
}

function twill(size: number): Tile {
  const line = (x: number) => `M${x} ${size}L${x + size} 0`;
  return {
    width: size,
    height: size,
    body: `<path d="${line(-size)}${line(0)}${line(size)}" stroke="#fff" stroke-opacity=".17" stroke-width="${size * 0.3}"/><path d="${line(-size / 2)}${line(size / 2)}" stroke="#000" stroke-opacity=".16" stroke-width="${size * 0.3}"/>`,
  };
}

function plainWeave(size: number): Tile {
  return {
    width: size * 2,
    height: size * 2,
    body: `<rect width="${size}" height="${size}" fill="#fff" fill-opacity=".1"/><rect x="${size}" y="${size}" width="${size}" height="${size}" fill="#fff" fill-opacity=".1"/><rect x="${size}" width="${size}" height="${size}" fill="#000" fill-opacity=".05"/>`,
  };
}

/** Gauges from fine to chunky; few, so that many garments share the picture of one. */
const GAUGES = 4;

/** The visible structure of a fabric, laid over its colour; `chance` 0..1 goes from fine to chunky. */
export function textureTile(fabric: Fabric, chance: number): Tile | null {
  const gauge = Math.round(chance * GAUGES) / GAUGES;
  const tile = structureOf(fabric, gauge);
  return tile && { ...tile, kept: 'kept' };
}

function structureOf(fabric: Fabric, gauge: number): Tile | null {
  if (fabric === 'knit') return stitches(6.5 + gauge * 6);
  if (fabric === 'corduroy') return wales(5.5 + gauge * 4);
  if (fabric === 'denim') return twill(3.6);
  if (fabric === 'linen') return plainWeave(1.7);
  return null;
}
