import type { Silhouette } from '#src/domain/garments.ts';
import { drawBeanie, drawBelt, drawCushion, drawScarf, drawTowel } from './accessories.ts';
import { drawBackpack, drawHandbag } from './bags.ts';
import { drawMaxiDress, drawMidiDress, drawShirtDress } from './dresses.ts';
import { drawCardigan, drawSweater } from './knitwear.ts';
import { drawBodysuit, drawJumpsuit, drawPyjama } from './one-pieces.ts';
import { drawDenimJacket, drawPuffer, drawRaincoat, drawTrench } from './outerwear.ts';
import { drawBlouse, drawShirt } from './shirts.ts';
import { drawAnkleBoots, drawSandals, drawSneakers } from './shoes.ts';
import { drawJoggers, drawLeggings, drawShorts } from './short-trousers.ts';
import type { Sketch } from './sketch.ts';
import { drawMiniSkirt, drawPleatedSkirt } from './skirts.ts';
import { drawHoodie, drawSweatshirt } from './sweats.ts';
import { drawBlazer, drawCoat } from './tailoring.ts';
import { drawCamisole, drawLongSleeve, drawPolo, drawTShirt } from './tops.ts';
import { drawChinos, drawJeansStraight, drawJeansWide } from './trousers.ts';
import { drawLingerieSet, drawSwimsuit } from './underwear.ts';

/** How each silhouette is drawn. */
export const SILHOUETTE_DRAWINGS = {
  't-shirt': drawTShirt,
  'long-sleeve': drawLongSleeve,
  polo: drawPolo,
  shirt: drawShirt,
  blouse: drawBlouse,
  camisole: drawCamisole,
  sweater: drawSweater,
  cardigan: drawCardigan,
  hoodie: drawHoodie,
  sweatshirt: drawSweatshirt,
  blazer: drawBlazer,
  'denim-jacket': drawDenimJacket,
  puffer: drawPuffer,
  trench: drawTrench,
  coat: drawCoat,
  raincoat: drawRaincoat,
  'midi-dress': drawMidiDress,
  'maxi-dress': drawMaxiDress,
  'shirt-dress': drawShirtDress,
  'pleated-skirt': drawPleatedSkirt,
  'mini-skirt': drawMiniSkirt,
  'jeans-straight': drawJeansStraight,
  'jeans-wide': drawJeansWide,
  chinos: drawChinos,
  joggers: drawJoggers,
  shorts: drawShorts,
  leggings: drawLeggings,
  jumpsuit: drawJumpsuit,
  pyjama: drawPyjama,
  bodysuit: drawBodysuit,
  swimsuit: drawSwimsuit,
  'lingerie-set': drawLingerieSet,
  sneakers: drawSneakers,
  'ankle-boots': drawAnkleBoots,
  sandals: drawSandals,
  handbag: drawHandbag,
  backpack: drawBackpack,
  scarf: drawScarf,
  beanie: drawBeanie,
  belt: drawBelt,
  cushion: drawCushion,
  towel: drawTowel,
} satisfies Partial<Record<Silhouette, (sketch: Sketch) => void>>;

/** The silhouettes that have a drawing; the import and the seed choose among these. */
export type DrawnSilhouette = keyof typeof SILHOUETTE_DRAWINGS;
export const DRAWN_SILHOUETTES = Object.keys(SILHOUETTE_DRAWINGS) as readonly DrawnSilhouette[];
