import type { FamilyId } from './word-lists.ts';

/**
 * Families by their number in Google's product taxonomy
 * (google.com/basepages/producttype/taxonomy-with-ids.en-US.txt, version 2021-09-21). A family of
 * several kinds has the number of what they share; one of products that are elsewhere as well, such
 * as the sale, has none.
 */
export const GOOGLE_CATEGORIES: Partial<Record<FamilyId, number>> = {
  // Clothing
  f1000: 1604,
  f2000: 1604,
  f5000: 1604,
  f6000: 1604,
  f8000: 1604,
  f9000: 1604,
  // Dresses
  f1200: 2271,
  // Shirts & Tops
  f1210: 212,
  f1220: 212,
  f1230: 212,
  f2210: 212,
  f2220: 212,
  f2230: 212,
  f5010: 212,
  f5030: 212,
  f6010: 212,
  f6020: 212,
  f6030: 212,
  f9010: 212,
  f9040: 212,
  // Coats & Jackets
  f1240: 5598,
  f1245: 5598,
  f2240: 5598,
  f2245: 5598,
  f5050: 5598,
  f6050: 5598,
  f9050: 5598,
  // Pants
  f1250: 204,
  f1260: 204,
  f2250: 204,
  f2260: 204,
  f2290: 204,
  f5040: 204,
  f6040: 204,
  f9020: 204,
  f9030: 204,
  // Skirts; dresses and skirts of girls are Clothing
  f1270: 1581,
  f5020: 1604,
  // Shorts
  f1280: 207,
  f2280: 207,
  // Jumpsuits & Rompers
  f1290: 5250,
  // Pajamas, Sleepwear & Loungewear
  f5060: 2580,
  f6060: 2580,
  f8020: 208,
  // Baby & Toddler Clothing: One-Pieces, Sleepwear, Tops, Bottoms, Hats
  f7000: 182,
  f7010: 5411,
  f7020: 5412,
  f7030: 5410,
  f7040: 5408,
  f7050: 5625,
  // Lingerie, Swimwear
  f8010: 1772,
  f8030: 1772,
  f8040: 211,
  f8050: 1772,
  // Clothing Accessories: scarves and hats share no other; Belts
  f3000: 167,
  f3300: 167,
  f3400: 169,
  // Handbags, Backpacks
  f3200: 3032,
  f3210: 100,
  // Shoes
  f3100: 187,
  f3500: 187,
  f3510: 187,
  f3520: 187,
  // Home & Garden: Throw Pillows, Towels
  f9500: 536,
  f9510: 4454,
  f9520: 4077,
};
