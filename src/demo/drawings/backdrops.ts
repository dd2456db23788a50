import type { HeroShape } from '#src/domain/catalogue/pictures.ts';
import { mix, shade } from './colour.ts';
import {
  arch,
  block,
  disc,
  frond,
  hill,
  type PaperShape,
  scallopedArch,
  sheet,
} from './cut-paper.ts';
import type { Random } from './random.ts';

/** The colours of a scene: its ground, its main paper, and two more. */
export type SceneColours = { ground: string; main: string; shapes: readonly [string, string] };

/** The area that garments lie on; the left third of a landscape stays quiet for a line of text. */
type Stage = { width: number; height: number; left: number; right: number; middle: number };

export const STAGES: Record<HeroShape, Stage> = {
  landscape: { width: 1600, height: 900, left: 600, right: 1560, middle: 1040 },
  portrait: { width: 960, height: 1200, left: 60, right: 900, middle: 480 },
};

export type Backdrop = (
  stage: Stage,
  colours: SceneColours,
  random: Random,
) => readonly PaperShape[];

/** Below the lower edge, so that no foot shows. */
const BELOW = 40;

const grove =
  (places: readonly (readonly [number, number, number, number])[]) =>
  ({ shapes, ground }: SceneColours, random: Random): PaperShape[] =>
    places.map(([x, y, size, turn], at) => ({
      d: frond(x, y, size, turn + random.between(-5, 5), random),
      fill: at === 0 ? shapes[0] : mix(shapes[0], ground, 0.35),
    }));

const archOf = ({ left, right, width }: Stage) =>
  width > 1000 ? ([690, 1290, 96] as const) : ([left + 130, right - 110, 120] as const);

export const archway: Backdrop = (stage, colours, random) => {
  const { width, height } = stage;
  const [left, right, top] = archOf(stage);
  const { main, ground, shapes } = colours;
  const leaves =
    width > 1000
      ? grove([
          [560, 800, 330, -24],
          [1490, 880, 380, 16],
        ])
      : grove([
          [90, 1130, 360, -16],
          [880, 1160, 330, 20],
        ]);
  return [
    { d: disc(width - 170, 214, 114), fill: shapes[1] },
    { d: arch(left, right, top, height + BELOW), fill: main },
    { d: arch(left + 84, right - 84, top + 92, height + BELOW), fill: mix(main, ground, 0.28) },
    ...leaves(colours, random),
  ];
};

/** An arch with a scalloped border, like the edge of lace. */
export const lace: Backdrop = (stage, { main, ground }) => {
  const [left, right, top] = archOf(stage);
  const foot = stage.height + BELOW;
  return [
    { d: scallopedArch(left, right, top, foot), fill: main },
    { d: arch(left + 52, right - 52, top + 52, foot), fill: mix(main, ground, 0.36) },
  ];
};

/** The bend of a running track. */
export const track: Backdrop = (stage, { main, shapes }) => {
  const [left, right, top] = archOf(stage);
  return [0, 0.4, 0, 0.4, 1].map((share, lane) => {
    const inset = (lane - 2) * 64;
    return {
      d: arch(left + inset, right - inset, top + inset + 70, stage.height + BELOW),
      fill: mix(main, shapes[0], share),
    };
  });
};

/** A large disc behind plinths of three heights, on which things stand. */
export const plinths: Backdrop = ({ width, height, left, right, middle }, { main, shapes }) => {
  const radius = (right - left) * 0.36;
  const third = (right - left + 80) / 3;
  const top = [0.56, 0.72, 0.86];
  return [
    { d: disc(middle + 40, height * 0.42, radius), fill: main },
    ...top.map((share, at) => ({
      d: block(
        left - 60 + at * third,
        height * share,
        at === 2 ? width + BELOW : left - 60 + (at + 1) * third + 6,
        height + BELOW,
      ),
      fill: shade(shapes[1], at * 0.12),
    })),
  ];
};

/** A sun over hills. */
export const hills: Backdrop = ({ width, height, middle }, { main, shapes }) => [
  { d: disc(middle + 120, height * 0.4, height * 0.28), fill: main },
  { d: hill(width, height, height - 330, 1, BELOW), fill: mix(shapes[0], main, 0.6) },
  { d: hill(width, height, height - 210, -1, BELOW), fill: mix(shapes[0], main, 0.3) },
  { d: hill(width, height, height - 70, 1, BELOW), fill: shapes[0] },
];

/** Snow: a pale sun, fir trees, two drifts. */
export const snow: Backdrop = ({ width, height, left, right }, { main, shapes }, random) => {
  const fir = (x: number, foot: number, tall: number) =>
    [0, 0.3, 0.58].map((at) => {
      const half = tall * (0.16 + at * 0.2);
      const peak = foot - tall + at * tall * 0.86;
      return `M${x} ${peak}L${x + half} ${peak + tall * 0.42}H${x - half}Z`;
    });
  const trees = [
    [left + 30, height * 0.76, height * 0.5],
    [right - 30, height * 0.8, height * 0.62],
  ] as const;
  return [
    { d: disc(right - 190, height * 0.24, height * 0.13), fill: shapes[1] },
    ...trees.map(([x, foot, tall]) => ({
      d: fir(x + random.between(-12, 12), foot, tall).join(''),
      fill: shapes[0],
    })),
    { d: hill(width, height, height - 300, 1, BELOW), fill: mix(main, shapes[0], 0.2) },
    { d: hill(width, height, height - 150, -1, BELOW), fill: main },
  ];
};

/** A tall window of six panes over a sill. */
export const sill: Backdrop = ({ height, left, right }, { main, ground, shapes }) => {
  const foot = height * 0.8;
  const [from, to, top] = [left + 90, right - 90, height * 0.06];
  const middle = (from + to) / 2;
  const pane = mix(main, ground, 0.5);
  const bar = 13;
  return [
    { d: block(from, top, to, foot), fill: main },
    { d: block(from + 44, top + 44, to - 44, foot - 30), fill: pane },
    { d: disc(middle + 130, top + 210, 96), fill: mix(pane, shapes[0], 0.5) },
    { d: block(middle - bar, top + 30, middle + bar, foot), fill: main },
    ...[0.36, 0.68].map((share) => {
      const y = top + (foot - top) * share;
      return { d: block(from + 20, y - bar, to - 20, y + bar), fill: main };
    }),
    { d: block(left - 20, foot, right + 20, height + BELOW), fill: shapes[1] },
  ];
};

/** A clothes rail, its foot on a low bench. */
export const rail: Backdrop = (stage, { main, ground, shapes }) => {
  const { width, height, left, right } = stage;
  const y = RAIL[width > 1000 ? 'landscape' : 'portrait'];
  const bench = height * 0.86;
  return [
    { d: block(left - 40, -BELOW, width + BELOW, bench), fill: mix(main, ground, 0.16) },
    { d: block(left + 14, y - 6, left + 28, bench + 6), fill: shapes[0] },
    { d: block(right - 28, y - 6, right - 14, bench + 6), fill: shapes[0] },
    { d: block(left - 6, y - 7, right + 6, y + 7), fill: shade(shapes[0], 0.1) },
    { d: block(left - 40, bench, width + BELOW, height + BELOW), fill: shapes[1] },
  ];
};
/** How high the rail is. */
export const RAIL: Record<HeroShape, number> = { landscape: 84, portrait: 110 };

/** A table from above: a cloth laid askew, a plate, a leaf. */
export const table: Backdrop = (stage, colours, random) => {
  const { width, height, left, right, middle } = stage;
  const { main, ground, shapes } = colours;
  const tilt = random.between(-7, -4);
  const half = [(right - left) * 0.54, height * 0.6] as const;
  const [x, y] = [middle + 30, height * 0.52];
  const plate = disc(right - 100, height * 0.2, 122);
  return [
    { d: sheet(x, y, half[0], half[1], tilt), fill: main },
    { d: sheet(x, y, half[0] - 34, half[1] - 34, tilt), fill: mix(main, ground, 0.22) },
    { d: plate, fill: shade(main, 0.5) },
    { d: disc(right - 100, height * 0.2, 84), fill: mix(main, shapes[1], 0.2) },
    ...grove([[left + (width > 1000 ? -20 : 60), height - 40, 320, -18]])(colours, random),
  ];
};

/** Three sheets of paper beside each other, hung at different heights, one garment on each. */
export const panels: Backdrop = ({ height, left, right }, { main, ground, shapes }) => {
  const wide = (right - left) / 3;
  const sheets = [
    { fill: main, top: 0.04, foot: 0.9 },
    { fill: shapes[0], top: 0.14, foot: 0.98 },
    { fill: mix(main, shapes[1], 0.55), top: 0.08, foot: 0.94 },
  ];
  return sheets.map(({ fill, top, foot }, at) => ({
    d: block(left + at * wide + 8, height * top, left + (at + 1) * wide - 8, height * foot),
    fill: mix(fill, ground, 0.06),
  }));
};
