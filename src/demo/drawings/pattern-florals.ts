import { lightness, mix, shade } from './colour.ts';
import type { Dyes, Tile } from './pattern-tile.ts';
import type { Random } from './random.ts';

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
export function floralTile(dyes: Dyes, random: Random, kind: keyof typeof PRINTS): Tile {
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
