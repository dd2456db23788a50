import type { Silhouette } from '#src/domain/catalogue/garments.ts';
import { drawAnkleBoots } from './silhouettes/ankle-boots.ts';
import { drawBackpack } from './silhouettes/backpack.ts';
import { drawBeanie } from './silhouettes/beanie.ts';
import { drawBelt } from './silhouettes/belt.ts';
import { drawBlouse } from './silhouettes/blouse.ts';
import { drawBodysuit } from './silhouettes/bodysuit.ts';
import { drawBox } from './silhouettes/box.ts';
import { drawCamisole } from './silhouettes/camisole.ts';
import { drawCardigan } from './silhouettes/cardigan.ts';
import { drawChinos } from './silhouettes/chinos.ts';
import { drawDenimJacket } from './silhouettes/denim-jacket.ts';
import { drawHandbag } from './silhouettes/handbag.ts';
import { drawCushion, drawTowel } from './silhouettes/home-textiles.ts';
import { drawHoodie } from './silhouettes/hoodie.ts';
import { drawJeansStraight, drawJeansWide } from './silhouettes/jeans.ts';
import { drawJoggers } from './silhouettes/joggers.ts';
import { drawJumpsuit } from './silhouettes/jumpsuit.ts';
import { drawLeggings } from './silhouettes/leggings.ts';
import { drawLingerieSet } from './silhouettes/lingerie-set.ts';
import { drawLongSleeve } from './silhouettes/long-sleeve.ts';
import { drawMaxiDress } from './silhouettes/maxi-dress.ts';
import { drawMidiDress } from './silhouettes/midi-dress.ts';
import { drawMiniSkirt } from './silhouettes/mini-skirt.ts';
import { drawPleatedSkirt } from './silhouettes/pleated-skirt.ts';
import { drawPolo } from './silhouettes/polo.ts';
import { drawPuffer } from './silhouettes/puffer.ts';
import { drawPyjama } from './silhouettes/pyjama.ts';
import { drawRaincoat } from './silhouettes/raincoat.ts';
import { drawSandals } from './silhouettes/sandals.ts';
import { drawScarf } from './silhouettes/scarf.ts';
import { drawShirt } from './silhouettes/shirt.ts';
import { drawShirtDress } from './silhouettes/shirt-dress.ts';
import { drawShorts } from './silhouettes/shorts.ts';
import { drawSneakers } from './silhouettes/sneakers.ts';
import { drawSweater } from './silhouettes/sweater.ts';
import { drawSweatshirt } from './silhouettes/sweatshirt.ts';
import { drawSwimsuit } from './silhouettes/swimsuit.ts';
import { drawTShirt } from './silhouettes/t-shirt.ts';
import { drawBlazer, drawCoat } from './silhouettes/tailoring.ts';
import { drawTrench } from './silhouettes/trench.ts';
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
