import type { Silhouette } from '../garments/garments.ts';
import { drawBeanie, drawBelt, drawScarf } from './silhouettes/accessories.ts';
import { drawBackpack, drawHandbag } from './silhouettes/bags.ts';
import { drawBodysuit, drawSwimsuit } from './silhouettes/bodysuits.ts';
import { drawAnkleBoots, drawSandals } from './silhouettes/boots-and-sandals.ts';
import { drawDenimJacket } from './silhouettes/denim-jacket.ts';
import { drawMidiDress, drawShirtDress } from './silhouettes/dresses.ts';
import { drawBox, drawCushion, drawTowel } from './silhouettes/home.ts';
import { drawJeansStraight, drawJeansWide } from './silhouettes/jeans.ts';
import { drawJumpsuit } from './silhouettes/jumpsuit.ts';
import { drawCardigan, drawSweater } from './silhouettes/knitwear.ts';
import { drawLingerieSet } from './silhouettes/lingerie-set.ts';
import { drawMaxiDress } from './silhouettes/maxi-dress.ts';
import { drawPuffer } from './silhouettes/puffer.ts';
import { drawPyjama } from './silhouettes/pyjama.ts';
import { drawRaincoat } from './silhouettes/raincoat.ts';
import { drawBlouse, drawShirt } from './silhouettes/shirts.ts';
import { drawShorts } from './silhouettes/shorts.ts';
import { drawMiniSkirt, drawPleatedSkirt } from './silhouettes/skirts.ts';
import { drawSneakers } from './silhouettes/sneakers.ts';
import { drawHoodie, drawSweatshirt } from './silhouettes/sweats.ts';
import { drawBlazer, drawCoat } from './silhouettes/tailoring.ts';
import { drawCamisole, drawLongSleeve, drawPolo, drawTShirt } from './silhouettes/tops.ts';
import { drawTrench } from './silhouettes/trench.ts';
import { drawChinos, drawJoggers, drawLeggings, drawWideTrousers } from './silhouettes/trousers.ts';
import type { Sketch } from './sketch.ts';

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
  'wide-trousers': drawWideTrousers,
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
  box: drawBox,
} satisfies Partial<Record<Silhouette, (sketch: Sketch) => void>>;

/** The silhouettes that have a drawing; the import and the seed choose among these. */
export type DrawnSilhouette = keyof typeof SILHOUETTE_DRAWINGS;
export const DRAWN_SILHOUETTES = Object.keys(SILHOUETTE_DRAWINGS) as readonly DrawnSilhouette[];
