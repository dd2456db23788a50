import type { Fabric, Silhouette } from '#src/domain/catalogue/garments.ts';
import type { RangedScale } from './sizes.ts';
import type { FamilyId, SegmentationWord } from './word-lists.ts';

type Row = readonly [
  silhouette: Silhouette,
  department: SegmentationWord,
  family: FamilyId,
  sizes: RangedScale,
  fabric: Fabric,
];

/** By kind and department: the family that lists it, its sizes and its usual cloth. */
const ROWS: readonly Row[] = [
  ['midi-dress', 'women', 'f1200', 'women', 'poplin'],
  ['maxi-dress', 'women', 'f1200', 'women', 'linen'],
  ['shirt-dress', 'women', 'f1200', 'women', 'poplin'],
  ['t-shirt', 'women', 'f1210', 'letters', 'jersey'],
  ['long-sleeve', 'women', 'f1210', 'letters', 'jersey'],
  ['camisole', 'women', 'f1210', 'letters', 'satin'],
  ['shirt', 'women', 'f1220', 'women', 'poplin'],
  ['blouse', 'women', 'f1220', 'women', 'poplin'],
  ['sweater', 'women', 'f1230', 'letters', 'knit'],
  ['cardigan', 'women', 'f1230', 'letters', 'knit'],
  ['sweatshirt', 'women', 'f1230', 'letters', 'jersey'],
  ['blazer', 'women', 'f1240', 'women', 'poplin'],
  ['denim-jacket', 'women', 'f1240', 'women', 'denim'],
  ['coat', 'women', 'f1240', 'women', 'fleece'],
  ['trench', 'women', 'f1240', 'women', 'poplin'],
  ['chinos', 'women', 'f1250', 'women', 'poplin'],
  ['wide-trousers', 'women', 'f1250', 'women', 'poplin'],
  ['jeans-straight', 'women', 'f1260', 'women', 'denim'],
  ['jeans-wide', 'women', 'f1260', 'women', 'denim'],
  ['pleated-skirt', 'women', 'f1270', 'women', 'satin'],
  ['mini-skirt', 'women', 'f1270', 'women', 'corduroy'],
  ['shorts', 'women', 'f1280', 'women', 'linen'],
  ['t-shirt', 'men', 'f2210', 'letters-men', 'jersey'],
  ['polo', 'men', 'f2210', 'letters-men', 'jersey'],
  ['hoodie', 'men', 'f2210', 'letters-men', 'jersey'],
  ['sweatshirt', 'men', 'f2210', 'letters-men', 'jersey'],
  ['shirt', 'men', 'f2220', 'letters-men', 'poplin'],
  ['sweater', 'men', 'f2230', 'letters-men', 'knit'],
  ['cardigan', 'men', 'f2230', 'letters-men', 'knit'],
  ['blazer', 'men', 'f2240', 'men', 'poplin'],
  ['denim-jacket', 'men', 'f2240', 'men', 'denim'],
  ['coat', 'men', 'f2240', 'men', 'fleece'],
  ['trench', 'men', 'f2240', 'men', 'poplin'],
  ['chinos', 'men', 'f2250', 'trousers-men', 'poplin'],
  ['wide-trousers', 'men', 'f2250', 'trousers-men', 'poplin'],
  ['jeans-straight', 'men', 'f2260', 'trousers-men', 'denim'],
  ['jeans-wide', 'men', 'f2260', 'trousers-men', 'denim'],
  ['shorts', 'men', 'f2280', 'trousers-men', 'poplin'],
  ['sneakers', 'accessories', 'f3100', 'shoes-women', 'leather'],
  ['handbag', 'accessories', 'f3200', 'one', 'leather'],
  ['scarf', 'accessories', 'f3300', 'one', 'knit'],
  ['beanie', 'accessories', 'f3300', 'one', 'knit'],
  ['t-shirt', 'girls', 'f5010', 'kids', 'jersey'],
  ['long-sleeve', 'girls', 'f5010', 'kids', 'jersey'],
  ['midi-dress', 'girls', 'f5020', 'kids', 'poplin'],
  ['pleated-skirt', 'girls', 'f5020', 'kids', 'poplin'],
  ['sweater', 'girls', 'f5030', 'kids', 'knit'],
  ['hoodie', 'girls', 'f5030', 'kids', 'jersey'],
  ['jeans-straight', 'girls', 'f5040', 'kids', 'denim'],
  ['joggers', 'girls', 'f5040', 'kids', 'jersey'],
  ['leggings', 'girls', 'f5040', 'kids', 'jersey'],
  ['puffer', 'girls', 'f5050', 'kids', 'poplin'],
  ['raincoat', 'girls', 'f5050', 'kids', 'poplin'],
  ['pyjama', 'girls', 'f5060', 'kids', 'jersey'],
  ['t-shirt', 'boys', 'f6010', 'kids', 'jersey'],
  ['polo', 'boys', 'f6010', 'kids', 'jersey'],
  ['shirt', 'boys', 'f6020', 'kids', 'poplin'],
  ['sweater', 'boys', 'f6030', 'kids', 'knit'],
  ['hoodie', 'boys', 'f6030', 'kids', 'jersey'],
  ['jeans-straight', 'boys', 'f6040', 'kids', 'denim'],
  ['joggers', 'boys', 'f6040', 'kids', 'jersey'],
  ['chinos', 'boys', 'f6040', 'kids', 'poplin'],
  ['puffer', 'boys', 'f6050', 'kids', 'poplin'],
  ['raincoat', 'boys', 'f6050', 'kids', 'poplin'],
  ['pyjama', 'boys', 'f6060', 'kids', 'jersey'],
  ['bodysuit', 'baby', 'f7010', 'baby', 'jersey'],
  ['pyjama', 'baby', 'f7020', 'baby', 'jersey'],
  ['cardigan', 'baby', 'f7030', 'baby', 'knit'],
  ['sweater', 'baby', 'f7030', 'baby', 'knit'],
  ['joggers', 'baby', 'f7040', 'baby', 'jersey'],
  ['leggings', 'baby', 'f7040', 'baby', 'jersey'],
  ['beanie', 'baby', 'f7050', 'one', 'knit'],
  ['puffer', 'women', 'f1245', 'letters', 'poplin'],
  ['raincoat', 'women', 'f1245', 'letters', 'poplin'],
  ['jumpsuit', 'women', 'f1290', 'women', 'linen'],
  ['puffer', 'men', 'f2245', 'letters-men', 'poplin'],
  ['raincoat', 'men', 'f2245', 'letters-men', 'poplin'],
  ['joggers', 'men', 'f2290', 'letters-men', 'jersey'],
  ['lingerie-set', 'lingerie', 'f8010', 'bras', 'satin'],
  ['pyjama', 'lingerie', 'f8020', 'letters', 'satin'],
  ['camisole', 'lingerie', 'f8030', 'letters', 'satin'],
  ['swimsuit', 'lingerie', 'f8040', 'women', 'jersey'],
  ['bodysuit', 'lingerie', 'f8050', 'letters', 'poplin'],
  ['t-shirt', 'sport', 'f9010', 'letters', 'jersey'],
  ['leggings', 'sport', 'f9020', 'letters', 'jersey'],
  ['joggers', 'sport', 'f9030', 'letters', 'jersey'],
  ['hoodie', 'sport', 'f9040', 'letters', 'jersey'],
  ['sweatshirt', 'sport', 'f9040', 'letters', 'jersey'],
  ['raincoat', 'sport', 'f9050', 'letters', 'poplin'],
  ['puffer', 'sport', 'f9050', 'letters', 'poplin'],
  ['ankle-boots', 'accessories', 'f3510', 'shoes-women', 'leather'],
  ['sandals', 'accessories', 'f3520', 'shoes-women', 'leather'],
  ['backpack', 'accessories', 'f3210', 'one', 'linen'],
  ['belt', 'accessories', 'f3400', 'belts', 'leather'],
  ['cushion', 'home', 'f9510', 'one', 'linen'],
  ['towel', 'home', 'f9520', 'home-linen', 'fleece'],
];

/** Where a kind of garment hangs, the scale of its sizes, and the cloth it is usually of. */
export type GarmentPlace = { family: FamilyId; sizes: RangedScale; fabric: Fabric };

/**
 * The place of a garment in a department, else in the first one that has its kind; null where none
 * has.
 */
export function placeOfGarment(
  silhouette: Silhouette,
  department: SegmentationWord | null,
): GarmentPlace | null {
  const places = ROWS.filter(([kind]) => kind === silhouette);
  const row = places.find(([, own]) => own === department) ?? places[0];
  if (row === undefined) return null;
  const [, , family, sizes, fabric] = row;
  return { family, sizes, fabric };
}
