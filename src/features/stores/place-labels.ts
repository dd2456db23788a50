import { MAP, PIN_RADIUS, type Point } from './map-view.ts';

export type Town = Point & { name: string };
/** A town's name on the map: where the text begins, and its dot where no pin covers it. */
export type Label = Point & { name: string; dot: Point | null };

type Box = { left: number; top: number; right: number; bottom: number };

/** Units that a name takes: a character on average, and a line. */
const CHARACTER = 5.9;
const LINE = 13;
const DOT = 2;
/** Room between two names. */
const ROOM = 3;
const MARGIN = 4;
/** More names than these are a gazetteer. */
const MAX_LABELS = 16;

const around = ({ x, y }: Point, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const isInside = ({ left, right, top, bottom }: Box) =>
  left >= MARGIN && right <= MAP.width - MARGIN && top >= MARGIN && bottom <= MAP.height - MARGIN;

/** Beside, above and below the town: close to its dot, or past the pins that cover it. */
function boxesFor({ x, y, name }: Town, isCovered: boolean): Box[] {
  const width = name.length * CHARACTER;
  const at = (left: number, middle: number): Box => ({
    left,
    right: left + width,
    top: middle - LINE / 2,
    bottom: middle + LINE / 2,
  });
  const gaps = isCovered ? [PIN_RADIUS + 4, 2 * PIN_RADIUS + 8] : [DOT + 3];
  return gaps.flatMap((gap) => [
    at(x + gap, y),
    at(x - gap - width, y),
    at(x - width / 2, y - gap - LINE / 2),
    at(x - width / 2, y + gap + LINE / 2),
  ]);
}

const widened = ({ left, right, top, bottom }: Box): Box => ({
  left: left - ROOM,
  right: right + ROOM,
  top: top - ROOM,
  bottom: bottom + ROOM,
});

/**
 * Names for towns, the first ones first: none covers another, its dot or a pin, and one that finds
 * no room is left out.
 */
export function placeLabels(towns: readonly Town[], pins: readonly Point[]): Label[] {
  const pinned = pins.map((pin) => around(pin, PIN_RADIUS + 1));
  const taken: Box[] = [];
  const labels: Label[] = [];
  for (const town of towns) {
    if (labels.length === MAX_LABELS) break;
    const spot = around(town, DOT);
    if (!isInside(spot) || taken.some((other) => overlaps(spot, other))) continue;
    const isCovered = pinned.some((pin) => overlaps(spot, pin));
    const box = boxesFor(town, isCovered).find(
      (candidate) =>
        isInside(candidate) && ![...pinned, ...taken].some((other) => overlaps(candidate, other)),
    );
    if (box === undefined) continue;
    taken.push(widened(box), widened(spot));
    const { x, y, name } = town;
    labels.push({
      name,
      x: Math.round(box.left),
      y: Math.round((box.top + box.bottom) / 2),
      dot: isCovered ? null : { x, y },
    });
  }
  return labels;
}
