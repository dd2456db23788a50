import type { Garment } from '../garments/garments.ts';
import { CLOTHS } from './cloth.ts';
import { contrasting, lightness, shade } from './colour.ts';
import {
  CENTRE,
  HEIGHT,
  offset,
  type Point,
  ribbon,
  sameWinding,
  smooth,
  WIDTH,
} from './geometry.ts';
import { type Paint, paintBox } from './paint.ts';
import { type Random, randomFrom } from './random.ts';

export type View = 'front' | 'back';

export type PieceOptions = {
  /** Direction of the thread in degrees: stripes and stitches turn with a sleeve. */
  angle?: number;
  paint?: Paint;
  /** Darkens (negative) or lightens (positive) the cloth, -1..1. */
  tone?: number;
  /** How far the piece stands off what is below: 0 for flush, 1 for a lapel or a pocket flap. */
  lift?: number;
  /** How round its edges are, 0 (pressed flat) to 1 (padded). */
  roll?: number;
};

export type FoldOptions = { width?: number; depth?: number; bend?: number };

/**
 * One measure for the back, another for the front. Both are worked out, so that chance falls
 * the same way and the two pictures show one garment.
 */
export function perView<T>(s: Pick<Sketch, 'view'>, back: T, front: T): T {
  return s.view === 'back' ? back : front;
}

/** What a silhouette draws on; positions are picture units and get a hand-laid irregularity. */
export type Sketch = {
  readonly garment: Garment;
  readonly view: View;
  readonly random: Random;
  /** Seam, edge and thread colours that suit the cloth. */
  readonly tones: { thread: string; trim: string; dark: string; inside: string };
  /** A piece of cloth with this closed outline, on top of those before. */
  piece(outline: readonly Point[], options?: PieceOptions): void;
  /** A strip of cloth along a line: a hem, a neck band, a strap. */
  band(
    line: readonly Point[],
    width: number | ((share: number) => number),
    options?: PieceOptions,
  ): void;
  /** Two pieces sewn together: a groove with a lit edge. */
  seam(line: readonly Point[], strength?: number): void;
  /** A row of stitches. */
  stitch(line: readonly Point[], colour?: string): void;
  /** A crease that tapers to both ends. */
  fold(line: readonly Point[], options?: FoldOptions): void;
  /** A rounded furrow with a ridge beside it, along any line: drapes that follow a curve. */
  groove(line: readonly Point[], width: number, depth: number): void;
  /** A soft dark (negative) or light area, for depth inside a neck or a fade on a thigh. */
  glow(at: Point, rx: number, ry: number, strength: number, turn?: number): void;
  /** Draws only inside this closed outline. */
  within(outline: readonly Point[], draw: () => void): void;
  /** Hardware on top of the cloth, drawn around 0,0. */
  trim(at: Point, svg: string, turn?: number): void;
  /** A line of a given colour and width, for laces, zips and chains. */
  line(points: readonly Point[], colour: string, width: number, extra?: string): void;
  /** Where it touches the ground: there its shadow lies, not behind it. */
  stand(from: Point, to: Point): void;
  /** What the detail picture (DP) looks at: centre and width of the crop. */
  focus(at: Point, width: number): void;
};

export type Parts = {
  clips: string;
  /** What its cloth is filled with, for a drawing of so many pixels per unit. */
  patterns(pixelsPerUnit: number): string;
  colour: string;
  height: string;
  trims: string;
  outlines: readonly string[];
  /** Lines along which it stands; none for what lies. */
  contacts: readonly (readonly [from: Point, to: Point])[];
  focus: { at: Point; width: number };
  /** The box around all pieces. */
  bounds: Bounds;
};

export type Bounds = { left: number; top: number; right: number; bottom: number };

/** Nothing lies perfectly straight: a slow drift of a few units over the whole picture. */
function handLaid(random: Random, degrees: number) {
  const turn = ((degrees + random.between(-1.1, 1.1)) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const phase = [0, 0, 0, 0].map(() => random.between(0, 6.28)) as [number, number, number, number];
  const [a, b, c, d] = phase;
  return ([x, y, corner]: Point): Point => {
    const dx = 2.6 * Math.sin(y / 96 + a) + 1.3 * Math.sin(x / 41 + y / 63 + b);
    const dy = 2.4 * Math.sin(x / 88 + c) + 1.2 * Math.sin(y / 47 + d);
    const rx = x - CENTRE;
    const ry = y - HEIGHT / 2;
    return [CENTRE + rx * cos - ry * sin + dx, HEIGHT / 2 + rx * sin + ry * cos + dy, corner];
  };
}

/** Opens a sketch, laid at an angle of `turn` degrees; `parts` gives what has been drawn so far, in layers for `composePicture`. */
export function startSketch(
  garment: Garment,
  view: View,
  turn = 0,
): { sketch: Sketch; parts(): Parts } {
  const random = randomFrom(garment.seed, 1);
  const place = handLaid(randomFrom(garment.seed, 2), turn);
  const cloth = CLOTHS[garment.fabric];
  const box = paintBox(garment, randomFrom(garment.seed, 3));
  const colour: string[] = [];
  const height: string[] = [];
  const trims: string[] = [];
  const outlines: string[] = [];
  const clips: string[] = [];
  const contacts: (readonly [Point, Point])[] = [];
  let focus = { at: [CENTRE, 250] as Point, width: 260 };
  const bounds = { left: WIDTH, top: HEIGHT, right: 0, bottom: 0 };
  const path = (points: readonly Point[], closed = false) => smooth(points.map(place), closed);
  const widen = (points: readonly Point[]) => {
    for (const [x, y] of points) {
      bounds.left = Math.min(bounds.left, x - 12);
      bounds.right = Math.max(bounds.right, x + 12);
      bounds.top = Math.min(bounds.top, y - 12);
      bounds.bottom = Math.max(bounds.bottom, y + 12);
    }
  };
  const dark = lightness(box.cloth) < 0.25;
  const edge = dark ? '#000' : shade(box.cloth, -0.72);

  const sketch: Sketch = {
    garment,
    view,
    random,
    tones: {
      thread: contrasting(box.cloth, 0.3),
      trim: contrasting(box.cloth, 0.12),
      dark: edge,
      inside: shade(box.cloth, -0.42),
    },
    piece(outline, { angle = 0, paint = 'cloth', tone = 0, lift = 0.4, roll = 0.6 } = {}) {
      const d = path(sameWinding(outline), true);
      outlines.push(d);
      widen(outline.map(place));
      const drop = lift * cloth.thickness;
      if (drop > 0)
        colour.push(
          `<g fill="none" stroke="#120b06" stroke-linejoin="round" transform="translate(${1.5 * drop} ${3 * drop})"><path d="${d}" stroke-width="${11 * drop}" stroke-opacity=".05"/><path d="${d}" stroke-width="${6 * drop}" stroke-opacity=".08"/><path d="${d}" stroke-width="${2.6 * drop}" stroke-opacity=".13"/></g>`,
        );
      colour.push(
        ...box.layers(paint, angle + turn).map((fill) => `<path d="${d}" fill="${fill}"/>`),
        tone === 0
          ? ''
          : `<path d="${d}" fill="${tone < 0 ? '#140d09' : '#fffaf2'}" fill-opacity="${Math.abs(tone)}"/>`,
        `<path d="${d}" fill="none" stroke="${edge}" stroke-width="1" stroke-opacity=".3"/>`,
      );
      const round = (width: number, opacity: number) =>
        `<path d="${d}" fill="none" stroke="#000" stroke-width="${width}" stroke-opacity="${opacity * roll * Math.min(1, 0.5 + 0.4 * cloth.thickness)}"/>`;
      height.push(
        `<path d="${d}" fill="#8c8c8c"/>`,
        round(40, 0.07),
        round(22, 0.08),
        round(8, 0.1),
      );
    },
    band(line, width, options) {
      sketch.piece(ribbon(line, width), options);
    },
    seam(line, strength = 1) {
      const d = path(line);
      colour.push(
        `<path d="${d}" fill="none" stroke="${edge}" stroke-width="1.4" stroke-opacity="${0.5 * strength}"/>`,
      );
      height.push(
        `<path d="${d}" fill="none" stroke="#000" stroke-width="7" stroke-opacity="${0.2 * strength}"/>`,
      );
    },
    stitch(line, thread = sketch.tones.thread) {
      const d = path(line);
      colour.push(
        `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2.4"/><path d="${d}" fill="none" stroke="${thread}" stroke-width="1.35" stroke-dasharray="4.2 2.2" stroke-linecap="round"/>`,
      );
    },
    fold([from, to], { width = 16, depth = 0.5, bend = 0 } = {}) {
      if (!from || !to) return;
      const [a, b] = [place(from), place(to)];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const nx = -(b[1] - a[1]) / length;
      const ny = (b[0] - a[0]) / length;
      const middle: Point = [(a[0] + b[0]) / 2 + nx * bend * 2, (a[1] + b[1]) / 2 + ny * bend * 2];
      const lens = (low: number, high: number) =>
        `M${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${(middle[0] + nx * low).toFixed(1)} ${(middle[1] + ny * low).toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}Q${(middle[0] + nx * high).toFixed(1)} ${(middle[1] + ny * high).toFixed(1)} ${a[0].toFixed(1)} ${a[1].toFixed(1)}Z`;
      height.push(
        `<path d="${lens(0, -width)}" fill="#000" fill-opacity="${depth * 0.36}"/><path d="${lens(0, width)}" fill="#fff" fill-opacity="${depth * 0.46}"/>`,
      );
    },
    groove(line, width, depth) {
      const stroke = (by: number, colour: string, opacity: number) =>
        `<path d="${path(offset(line, by))}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;
      height.push(
        stroke(-width * 0.45, '#000', depth * 0.4),
        stroke(width * 0.45, '#fff', depth * 0.4),
      );
    },
    glow(at, rx, ry, strength, tilt = 0) {
      const [x, y] = place(at);
      const id = strength < 0 ? 'shadow-spot' : 'light-spot';
      colour.push(
        `<ellipse transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt + turn})" rx="${rx}" ry="${ry}" fill="url(#${id})" fill-opacity="${Math.abs(strength)}"/>`,
      );
    },
    within(outline, draw) {
      const id = `in${clips.length}`;
      clips.push(`<clipPath id="${id}"><path d="${path(outline, true)}"/></clipPath>`);
      colour.push(`<g clip-path="url(#${id})">`);
      height.push(`<g clip-path="url(#${id})">`);
      const known = outlines.length;
      draw();
      // Cloth inside an outline never widens the silhouette.
      outlines.length = known;
      colour.push('</g>');
      height.push('</g>');
    },
    trim(at, svg, tilt = 0) {
      const [x, y] = place(at);
      trims.push(
        `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(tilt + turn).toFixed(1)})">${svg}</g>`,
      );
    },
    line(points, stroke, width, extra = '') {
      trims.push(
        `<path d="${path(points)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`,
      );
    },
    stand(from, to) {
      contacts.push([place(from), place(to)]);
    },
    focus(at, width) {
      focus = { at, width };
    },
  };

  return {
    sketch,
    parts: () => ({
      clips: clips.join(''),
      patterns: box.patterns,
      colour: colour.join(''),
      height: `<rect x="-60" y="-60" width="${WIDTH + 120}" height="${HEIGHT + 120}" fill="#686868"/>${height.join('')}`,
      trims: trims.join(''),
      outlines,
      contacts,
      focus,
      bounds,
    }),
  };
}
