import type { Random } from './random.ts';

export type PaperShape = { d: string; fill: string };

/** A round arch standing on the lower edge: its left, right and top. */
export function arch(left: number, right: number, top: number, foot: number): string {
  const radius = (right - left) / 2;
  return `M${left} ${foot}V${top + radius}A${radius} ${radius} 0 0 1 ${right} ${top + radius}V${foot}Z`;
}

export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`;
}

/** An arch with discs along its round and its sides. */
export function scallopedArch(left: number, right: number, top: number, foot: number): string {
  const radius = (right - left) / 2;
  const spring = top + radius;
  const count = 14;
  const scallop = (Math.PI * radius) / count / 2 + 3;
  const around = Array.from({ length: count + 1 }, (_, i) => {
    const turn = (Math.PI * i) / count;
    return disc(left + radius - Math.cos(turn) * radius, spring - Math.sin(turn) * radius, scallop);
  });
  const along = Array.from({ length: Math.ceil((foot - spring) / (2 * scallop)) }, (_, i) => {
    const y = spring + (i + 1) * 2 * (scallop - 3);
    return disc(left, y, scallop) + disc(right, y, scallop);
  });
  return [arch(left, right, top, foot), ...around, ...along].join('');
}

/** A sheet with straight edges. */
export function block(left: number, top: number, right: number, bottom: number): string {
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}

/** A sheet with straight edges around a middle, turned by degrees. */
export function sheet(x: number, y: number, halfWide: number, halfTall: number, turn: number) {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const points = corners.map(([dx, dy]) => {
    const [px, py] = [dx * halfWide, dy * halfTall];
    return `${(x + px * cos - py * sin).toFixed(1)} ${(y + px * sin + py * cos).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Low ground over the whole width; its crest lies at the left (-1) or at the right (1). */
export function hill(
  width: number,
  height: number,
  crest: number,
  side: 1 | -1,
  bleed: number,
): string {
  const low = crest + 150;
  const [from, to] = side === 1 ? [low, crest] : [crest, low];
  return `M${-3 * bleed} ${from}C${width * 0.34} ${from} ${width * 0.5} ${to} ${width * 0.78} ${to}S${width + bleed} ${to + 12} ${width + 3 * bleed} ${to + 30}V${height + 3 * bleed}H${-3 * bleed}Z`;
}

/** A frond cut with scissors: paired round leaves along a bent stem, smaller towards the tip. */
export function frond(x: number, y: number, size: number, degrees: number, random: Random): string {
  const angle = (degrees * Math.PI) / 180;
  const put = (along: number, across: number) => {
    const bent = across + 0.1 * Math.sin(along * 2.4);
    const px = x + size * (bent * Math.cos(angle) + along * Math.sin(angle));
    const py = y + size * (bent * Math.sin(angle) - along * Math.cos(angle));
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  };
  const leaf = (at: number, side: -1 | 0 | 1) => {
    const long = 0.36 - at * 0.16 + random.between(-0.02, 0.02);
    const lift = side === 0 ? 1 : 0.62;
    const out = (reach: number, spread: number) =>
      put(
        at + long * (reach * lift + spread * side * -0.75),
        long * (reach * side * 0.8 + spread * (side === 0 ? 1 : lift)),
      );
    return `M${put(at, 0)}C${out(0.15, 0.3)} ${out(0.8, 0.42)} ${out(1, 0.02)}C${out(0.86, -0.4)} ${out(0.2, -0.3)} ${put(at, 0)}Z`;
  };
  const pairs = [0.16, 0.36, 0.55, 0.73].map((at) => leaf(at, 1) + leaf(at + 0.05, -1)).join('');
  const stem = `M${put(-0.3, -0.014)}L${put(-0.3, 0.018)}C${put(0, 0.02)} ${put(0.5, 0.016)} ${put(0.92, 0.004)}L${put(0.92, -0.004)}C${put(0.5, -0.014)} ${put(0, -0.016)} ${put(-0.3, -0.014)}Z`;
  return stem + pairs + leaf(0.86, 0);
}

/** Sheets of paper with a soft shadow under each and a lit upper edge. */
export function paperSheets(shapes: readonly PaperShape[]): string {
  return shapes
    .map(
      ({ d, fill }) =>
        `<path d="${d}" fill="#1a0f08" fill-opacity=".3" transform="translate(7 11)" filter="url(#paper-shadow)"/><path d="${d}" fill="${fill}"/>`,
    )
    .join('');
}
