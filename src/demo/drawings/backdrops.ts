import { mix, shade } from './colour.ts';
import { arch, block, disc, hill, type PaperShape, scallopedArch } from './cut-paper.ts';
import type { BackdropName, HeroScene } from './hero-scenes.ts';

/** The room for a backdrop on a stage. */
export type BackdropFrame = {
  width: number;
  height: number;
  /** Left, right and top of the arch behind the garments. */
  arch: readonly [left: number, right: number, top: number];
};

type Backdrop = (frame: BackdropFrame, scene: HeroScene) => PaperShape[];

/** Below the lower edge, so that no foot shows. */
const BELOW = 40;

const archway: Backdrop = ({ height, arch: [left, right, top] }, { arch: fill, ground }) => [
  { d: arch(left, right, top, height + BELOW), fill },
  { d: arch(left + 84, right - 84, top + 92, height + BELOW), fill: mix(fill, ground, 0.28) },
];

/** An arch with a scalloped border, like the edge of lace. */
const lace: Backdrop = ({ height, arch: [left, right, top] }, { arch: fill, ground }) => [
  { d: scallopedArch(left, right, top, height + BELOW), fill },
  { d: arch(left + 52, right - 52, top + 52, height + BELOW), fill: mix(fill, ground, 0.36) },
];

/** The bend of a running track. */
const track: Backdrop = ({ height, arch: [left, right, top] }, { arch: fill, shapes }) =>
  [0, 0.4, 0, 0.4, 1].map((share, lane) => {
    const inset = (lane - 2) * 64;
    return {
      d: arch(left + inset, right - inset, top + inset + 70, height + BELOW),
      fill: mix(fill, shapes[0], share),
    };
  });

/** A large disc behind the steps of a plinth. */
const steps: Backdrop = ({ width, height, arch: [left, right, top] }, { arch: fill, shapes }) => {
  const radius = (right - left) / 2 + 20;
  return [
    { d: disc((left + right) / 2, top + radius, radius), fill },
    ...[0, 1, 2].map((step) => ({
      d: block(left - 330 + step * 210, height - 300 + step * 100, width + BELOW, height + BELOW),
      fill: shade(shapes[1], step * 0.12),
    })),
  ];
};

/** A sun over hills. */
const hills: Backdrop = (frame, { arch: fill, shapes }) => {
  const [left, right, top] = frame.arch;
  const { width, height } = frame;
  const radius = (right - left) / 2;
  return [
    { d: disc((left + right) / 2, top + radius, radius), fill },
    { d: hill(width, height, height - 300, 1, BELOW), fill: mix(shapes[0], fill, 0.6) },
    { d: hill(width, height, height - 170, -1, BELOW), fill: mix(shapes[0], fill, 0.3) },
  ];
};

/** An arched window of six panes. */
const sill: Backdrop = ({ height, arch: [left, right, top] }, { arch: fill, ground, shapes }) => {
  const foot = height - 90;
  const middle = (left + right) / 2;
  const pane = mix(fill, ground, 0.5);
  const inner = { left: left + 44, right: right - 44, top: top + 44, foot: foot - 44 };
  const bar = 13;
  return [
    { d: arch(left, right, top, foot), fill },
    { d: arch(inner.left, inner.right, inner.top, inner.foot), fill: pane },
    { d: block(middle - bar, inner.top, middle + bar, inner.foot), fill },
    ...[0.36, 0.68].map((share) => {
      const y = top + (foot - top) * share;
      return { d: block(inner.left, y - bar, inner.right, y + bar), fill };
    }),
    { d: block(left - 70, foot, right + 70, height + BELOW), fill: shapes[1] },
  ];
};

/** What stands behind the garments of a composition, cut from paper, from back to front. */
export const BACKDROPS: Record<BackdropName, Backdrop> = {
  archway,
  lace,
  track,
  steps,
  hills,
  sill,
};
