import type { Garment } from '../garments/garments.ts';
import { asDyed, contrasting, lightness, shade } from './colour.ts';
import { asPicture, type Tile } from './pattern-tile.ts';
import { TILES } from './patterns.ts';
import type { Random } from './random.ts';
import { ribTile, textureTile } from './textures.ts';

/** What a piece is made of: its cloth, plain cloth, a rib, a lining, the second colour, or a dye. */
export type Paint = 'cloth' | 'plain' | 'rib' | 'inside' | 'accent' | `#${string}`;

export type PaintBox = {
  readonly cloth: string;
  readonly accent: string;
  /** SVG fills to lay over each other for a paint whose thread runs at an angle. */
  layers(paint: Paint, angle: number): string[];
  /** The patterns that the fills name, for a drawing of so many pixels per unit. */
  patterns(pixelsPerUnit: number): string;
};

/** The same pattern at the angles, in degrees, that its thread runs at in the pieces of a garment. */
type Woven = { tile: Tile; angles: Map<string, number> };

function definitions(kind: string, { tile, angles }: Woven, pixelsPerUnit: number): string {
  const { width, height, body } = asPicture(tile, pixelsPerUnit);
  const turned = [...angles].map(
    ([id, angle]) => `<pattern id="${id}" href="#${kind}" patternTransform="rotate(${angle})"/>`,
  );
  return `<pattern id="${kind}" patternUnits="userSpaceOnUse" width="${width}" height="${height}">${body}</pattern>${turned.join('')}`;
}

/** The fills of one garment, each defined once however many pieces use it. */
export function paintBox(garment: Garment, random: Random): PaintBox {
  const cloth = asDyed(garment.colour);
  const accent = asDyed(garment.accent);
  const pattern =
    garment.pattern === 'plain' ? null : TILES[garment.pattern]({ cloth, accent }, random);
  const texture = textureTile(garment.fabric, random.between(0, 1));
  const rib = ribTile(garment.fabric === 'knit' ? random.between(6, 8) : random.between(3.6, 4.6));
  const made = new Map<string, Woven>();
  const fill = (kind: string, tile: Tile, angle: number) => {
    // Colour blocks are sewn across the whole garment: they do not turn with a sleeve.
    const turned = garment.pattern === 'colour-block' && kind === 'pattern' ? 0 : Math.round(angle);
    const id = `${kind}${turned}`.replace('-', 'm');
    const { angles } = made.get(kind) ?? { angles: new Map<string, number>() };
    made.set(kind, { tile, angles: angles.set(id, turned) });
    return `url(#${id})`;
  };
  const woven = (angle: number) => (texture ? [fill('texture', texture, angle)] : []);
  return {
    cloth,
    accent,
    layers(paint, angle) {
      if (paint === 'cloth')
        return [pattern ? fill('pattern', pattern, angle) : cloth, ...woven(angle)];
      if (paint === 'plain') return [cloth, ...woven(angle)];
      if (paint === 'rib') return [cloth, fill('rib', rib, angle)];
      if (paint === 'accent') return [accent, ...woven(angle)];
      // A dark cloth needs a lighter inside, or the neck reads as a hole.
      if (paint === 'inside')
        return [lightness(cloth) < 0.2 ? contrasting(cloth, 0.1) : shade(cloth, -0.34)];
      return [paint];
    },
    patterns: (pixelsPerUnit) =>
      [...made].map(([kind, woven]) => definitions(kind, woven, pixelsPerUnit)).join(''),
  };
}
