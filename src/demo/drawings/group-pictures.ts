import type { Garment } from '#src/domain/catalogue/garments.ts';
import type { PictureShape } from '#src/domain/catalogue/pictures.ts';
import { placeGarment, type Slot } from './compose.ts';
import type { DrawableGarment } from './draw-garment.ts';
import { closeDrawing, type Drawing, drawnWidth, type Viewport, wholeView } from './drawing.ts';
import { WIDTH } from './geometry.ts';
import { paperGround } from './ground.ts';
import { companionsOf } from './looks.ts';
import { randomFrom } from './random.ts';
import { SILHOUETTE_DRAWINGS } from './silhouettes.ts';

/** Where the garments of a group lie, by how many there are; later ones lie on top. */
const GROUPS: readonly (readonly Slot[])[] = [
  [[300, 450, 0.9, -3]],
  [
    [212, 350, 0.66, -8],
    [388, 560, 0.66, 6],
  ],
  [
    [196, 300, 0.56, -9],
    [410, 400, 0.56, 7],
    [250, 640, 0.56, -2],
  ],
  [
    [182, 272, 0.52, -8],
    [424, 322, 0.52, 7],
    [182, 618, 0.52, 5],
    [424, 660, 0.52, -6],
  ],
];

const LOOK: readonly Slot[] = [
  [190, 520, 0.64, -7],
  [384, 356, 0.66, 5],
  [430, 724, 0.4, -5],
];

/** The same when the garment is small: it lies in front of what it is worn with. */
const LOOK_AROUND: readonly Slot[] = [
  [176, 500, 0.66, -6],
  [404, 330, 0.62, 6],
  [402, 680, 0.5, -4],
];

function drawTogether(
  garments: readonly DrawableGarment[],
  slots: readonly Slot[],
  lead: Garment,
  seen: Viewport,
): Drawing {
  const drawnAt = drawnWidth(seen.pixels);
  const ground = paperGround(lead.colour, randomFrom(lead.seed, 4));
  const laid = slots.flatMap((slot, i) => {
    const garment = garments[i];
    return garment
      ? [
          placeGarment(
            garment,
            SILHOUETTE_DRAWINGS[garment.silhouette],
            slot,
            `g${i}`,
            drawnAt / seen.width,
          ),
        ]
      : [];
  });
  return closeDrawing(seen, drawnAt, `<defs>${ground.defs}</defs>${ground.body}${laid.join('')}`);
}

/** The colours of a product together (GZ), up to four, the asked one on top. */
export function drawGroup(
  garment: DrawableGarment,
  others: readonly DrawableGarment[],
  width = WIDTH,
  shape: PictureShape = 'tall',
): Drawing {
  const asked = JSON.stringify(garment);
  const rest = others.filter((other) => JSON.stringify(other) !== asked);
  const garments = [...rest.slice(0, 3), garment];
  return drawTogether(
    garments,
    GROUPS[garments.length - 1] ?? [],
    garment,
    wholeView(width, shape),
  );
}

/** A garment with two pieces that go with it (SU). */
export function drawLook(
  garment: DrawableGarment,
  width = WIDTH,
  shape: PictureShape = 'tall',
): Drawing {
  const { small, companions } = companionsOf(garment.silhouette, garment.seed);
  const [first, second] = companions;
  const pieces = small ? [second, first, garment] : [first, garment, second];
  const seeded = pieces.map((piece, i) => ({
    ...piece,
    seed: piece === garment ? garment.seed : garment.seed + i * 7,
  }));
  return drawTogether(seeded, small ? LOOK_AROUND : LOOK, garment, wholeView(width, shape));
}
