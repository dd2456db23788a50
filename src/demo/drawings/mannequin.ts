import type { Silhouette } from '#src/domain/catalogue/garments.ts';
import { isShownWorn } from '#src/platform/catalogue/drawn-views.ts';
import { CENTRE, onSide, type Point, smooth, symmetric } from './geometry.ts';
import type { Bounds } from './sketch.ts';

/** The tailor's dummies on which garments are shown worn (VC): linen over a wooden stand. */
export type Form = 'bust' | 'hips';

const HIPS: readonly Silhouette[] = [
  'pleated-skirt',
  'mini-skirt',
  'jeans-straight',
  'jeans-wide',
  'chinos',
  'joggers',
  'shorts',
  'leggings',
];

/** What a silhouette is worn on; null for what is not shown worn. */
export function formOf(silhouette: Silhouette): Form | null {
  if (!isShownWorn(silhouette)) return null;
  return HIPS.includes(silhouette) ? 'hips' : 'bust';
}

export const LINEN = '#d6c7b0' as const;
const WOOD = '#8a6242';
const FLOOR = 1_016;

const DEFS = `<linearGradient id="linen"><stop offset="0" stop-color="#a8977e"/><stop offset=".22" stop-color="${LINEN}"/><stop offset=".42" stop-color="#e9deca"/><stop offset=".72" stop-color="#cdbca2"/><stop offset="1" stop-color="#94836b"/></linearGradient>
<linearGradient id="wood"><stop offset="0" stop-color="#5d3f29"/><stop offset=".4" stop-color="#a87b56"/><stop offset="1" stop-color="#4f3522"/></linearGradient>`;

const shape = (points: readonly Point[], fill: string) =>
  `<path d="${smooth(points, true)}" fill="${fill}"/>`;

function stand(from: number): string {
  return `<ellipse cx="${CENTRE + 14}" cy="${FLOOR + 8}" rx="150" ry="17" fill="#1b1208" fill-opacity=".16"/>
<rect x="${CENTRE - 7}" y="${from}" width="14" height="${FLOOR - from}" fill="url(#wood)"/>
<ellipse cx="${CENTRE}" cy="${FLOOR}" rx="122" ry="13" fill="#4f3522"/><ellipse cx="${CENTRE}" cy="${FLOOR - 6}" rx="122" ry="13" fill="${WOOD}"/>`;
}

/** The wooden cap that closes a dummy on top. */
function cap(y: number, half: number): string {
  return `<ellipse cx="${CENTRE}" cy="${y}" rx="${half}" ry="${half * 0.2}" fill="${WOOD}"/><ellipse cx="${CENTRE}" cy="${y - 3}" rx="${half * 0.86}" ry="${half * 0.15}" fill="#a87b56"/>
<rect x="${CENTRE - 5}" y="${y - 26}" width="10" height="22" rx="4" fill="url(#wood)"/><circle cx="${CENTRE}" cy="${y - 30}" r="9" fill="${WOOD}"/>`;
}

function seam(top: number, bottom: number): string {
  const line = onSide(1, [0, top], [1.5, (top + bottom) / 2], [0, bottom]);
  return `<path d="${smooth(line)}" fill="none" stroke="#7d6c55" stroke-opacity=".5" stroke-width="1.6"/>`;
}

/** Its waist is narrower than that of any garment, so that nothing of it stands out behind one. */
const BUST: readonly Point[] = [
  [0, 64, 1],
  [42, 66, 1],
  [40, 112],
  [56, 146],
  [116, 184],
  [134, 216],
  [100, 280],
  [84, 340],
  [72, 420],
  [76, 500],
  [92, 620],
  [88, 676, 1],
  [0, 690],
];

function bust(): string {
  return `${stand(670)}${shape(symmetric(...BUST), 'url(#linen)')}${seam(70, 688)}${cap(66, 43)}`;
}

/** From the waist, which shows above the waistband, down into the garment. */
function hips({ top }: Bounds): string {
  const waist = top + 18;
  const form = symmetric(
    [0, waist - 118, 1],
    [108, waist - 118, 1],
    [98, waist - 60],
    [86, waist],
    [112, waist + 90],
    [118, waist + 150, 1],
    [0, waist + 160],
  );
  return `${stand(waist + 60)}${shape(form, 'url(#linen)')}${seam(waist - 112, waist + 40)}${cap(waist - 117, 108)}`;
}

/** A dummy behind a garment with these bounds, in the garment's own units. */
export function drawForm(form: Form, bounds: Bounds): string {
  const drawn = { bust, hips }[form](bounds);
  return `<defs>${DEFS}</defs>${drawn}`;
}
