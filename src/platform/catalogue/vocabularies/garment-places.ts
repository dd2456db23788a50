import type { GarmentKind } from './garment-kinds.ts';
import type { RangedScale } from './sizes.ts';
import type { FamilyId, SegmentationWord } from './word-lists.ts';

type Row = readonly [
  kind: GarmentKind,
  department: SegmentationWord,
  family: FamilyId,
  sizes: RangedScale,
];

/** By kind and department: the family that lists it, and its sizes. */
const ROWS: readonly Row[] = [
  ['midi-dress', 'women', 'f1200', 'women'],
  ['maxi-dress', 'women', 'f1200', 'women'],
  ['shirt-dress', 'women', 'f1200', 'women'],
  ['t-shirt', 'women', 'f1210', 'letters'],
  ['long-sleeve', 'women', 'f1210', 'letters'],
  ['camisole', 'women', 'f1210', 'letters'],
  ['shirt', 'women', 'f1220', 'women'],
  ['blouse', 'women', 'f1220', 'women'],
  ['sweater', 'women', 'f1230', 'letters'],
  ['cardigan', 'women', 'f1230', 'letters'],
  ['sweatshirt', 'women', 'f1230', 'letters'],
  ['blazer', 'women', 'f1240', 'women'],
  ['denim-jacket', 'women', 'f1240', 'women'],
  ['coat', 'women', 'f1240', 'women'],
  ['trench', 'women', 'f1240', 'women'],
  ['chinos', 'women', 'f1250', 'women'],
  ['wide-trousers', 'women', 'f1250', 'women'],
  ['jeans-straight', 'women', 'f1260', 'women'],
  ['jeans-wide', 'women', 'f1260', 'women'],
  ['pleated-skirt', 'women', 'f1270', 'women'],
  ['mini-skirt', 'women', 'f1270', 'women'],
  ['shorts', 'women', 'f1280', 'women'],
  ['t-shirt', 'men', 'f2210', 'letters-men'],
  ['polo', 'men', 'f2210', 'letters-men'],
  ['hoodie', 'men', 'f2210', 'letters-men'],
  ['sweatshirt', 'men', 'f2210', 'letters-men'],
  ['shirt', 'men', 'f2220', 'letters-men'],
  ['sweater', 'men', 'f2230', 'letters-men'],
  ['cardigan', 'men', 'f2230', 'letters-men'],
  ['blazer', 'men', 'f2240', 'men'],
  ['denim-jacket', 'men', 'f2240', 'men'],
  ['coat', 'men', 'f2240', 'men'],
  ['trench', 'men', 'f2240', 'men'],
  ['chinos', 'men', 'f2250', 'trousers-men'],
  ['wide-trousers', 'men', 'f2250', 'trousers-men'],
  ['jeans-straight', 'men', 'f2260', 'trousers-men'],
  ['jeans-wide', 'men', 'f2260', 'trousers-men'],
  ['shorts', 'men', 'f2280', 'trousers-men'],
  ['sneakers', 'accessories', 'f3100', 'shoes-women'],
  ['handbag', 'accessories', 'f3200', 'one'],
  ['scarf', 'accessories', 'f3300', 'one'],
  ['beanie', 'accessories', 'f3300', 'one'],
  ['t-shirt', 'girls', 'f5010', 'kids'],
  ['long-sleeve', 'girls', 'f5010', 'kids'],
  ['midi-dress', 'girls', 'f5020', 'kids'],
  ['pleated-skirt', 'girls', 'f5020', 'kids'],
  ['sweater', 'girls', 'f5030', 'kids'],
  ['hoodie', 'girls', 'f5030', 'kids'],
  ['jeans-straight', 'girls', 'f5040', 'kids'],
  ['joggers', 'girls', 'f5040', 'kids'],
  ['leggings', 'girls', 'f5040', 'kids'],
  ['puffer', 'girls', 'f5050', 'kids'],
  ['raincoat', 'girls', 'f5050', 'kids'],
  ['pyjama', 'girls', 'f5060', 'kids'],
  ['t-shirt', 'boys', 'f6010', 'kids'],
  ['polo', 'boys', 'f6010', 'kids'],
  ['shirt', 'boys', 'f6020', 'kids'],
  ['sweater', 'boys', 'f6030', 'kids'],
  ['hoodie', 'boys', 'f6030', 'kids'],
  ['jeans-straight', 'boys', 'f6040', 'kids'],
  ['joggers', 'boys', 'f6040', 'kids'],
  ['chinos', 'boys', 'f6040', 'kids'],
  ['puffer', 'boys', 'f6050', 'kids'],
  ['raincoat', 'boys', 'f6050', 'kids'],
  ['pyjama', 'boys', 'f6060', 'kids'],
  ['bodysuit', 'baby', 'f7010', 'baby'],
  ['pyjama', 'baby', 'f7020', 'baby'],
  ['cardigan', 'baby', 'f7030', 'baby'],
  ['sweater', 'baby', 'f7030', 'baby'],
  ['joggers', 'baby', 'f7040', 'baby'],
  ['leggings', 'baby', 'f7040', 'baby'],
  ['beanie', 'baby', 'f7050', 'one'],
  ['puffer', 'women', 'f1245', 'letters'],
  ['raincoat', 'women', 'f1245', 'letters'],
  ['jumpsuit', 'women', 'f1290', 'women'],
  ['puffer', 'men', 'f2245', 'letters-men'],
  ['raincoat', 'men', 'f2245', 'letters-men'],
  ['joggers', 'men', 'f2290', 'letters-men'],
  ['lingerie-set', 'lingerie', 'f8010', 'bras'],
  ['pyjama', 'lingerie', 'f8020', 'letters'],
  ['camisole', 'lingerie', 'f8030', 'letters'],
  ['swimsuit', 'lingerie', 'f8040', 'women'],
  ['bodysuit', 'lingerie', 'f8050', 'letters'],
  ['t-shirt', 'sport', 'f9010', 'letters'],
  ['leggings', 'sport', 'f9020', 'letters'],
  ['joggers', 'sport', 'f9030', 'letters'],
  ['hoodie', 'sport', 'f9040', 'letters'],
  ['sweatshirt', 'sport', 'f9040', 'letters'],
  ['raincoat', 'sport', 'f9050', 'letters'],
  ['puffer', 'sport', 'f9050', 'letters'],
  ['ankle-boots', 'accessories', 'f3510', 'shoes-women'],
  ['sandals', 'accessories', 'f3520', 'shoes-women'],
  ['backpack', 'accessories', 'f3210', 'one'],
  ['belt', 'accessories', 'f3400', 'belts'],
  ['cushion', 'home', 'f9510', 'one'],
  ['towel', 'home', 'f9520', 'home-linen'],
];

/** Where a kind of garment is listed, and the scale of its sizes. */
export type GarmentPlace = { family: FamilyId; sizes: RangedScale };

/**
 * The place of a garment in a department, else in the first one that has its kind; null where none
 * has.
 */
export function placeOfGarment(
  kind: GarmentKind,
  department: SegmentationWord | null,
): GarmentPlace | null {
  const places = ROWS.filter(([own]) => own === kind);
  const row = places.find(([, own]) => own === department) ?? places[0];
  if (row === undefined) return null;
  const [, , family, sizes] = row;
  return { family, sizes };
}

/** The scale of sizes that goods of a family have; null where the shop makes none of them. */
export const scaleOfFamily = (family: string): RangedScale | null =>
  ROWS.find(([, , own]) => own === family)?.[3] ?? null;
