/** Families of the demo, in the order of its menu. */

export const FAMILIES = [
  { code: 'dresses', fr: 'Robes', en: 'Dresses', below: [] },
  {
    code: 'women',
    fr: 'Femme',
    en: 'Women',
    below: [
      { code: 'women-tops', fr: 'Hauts femme', en: 'Women’s tops' },
      { code: 'women-trousers', fr: 'Pantalons femme', en: 'Women’s trousers' },
    ],
  },
  {
    code: 'men',
    fr: 'Homme',
    en: 'Men',
    below: [
      { code: 'men-tops', fr: 'Hauts homme', en: 'Men’s tops' },
      { code: 'men-trousers', fr: 'Pantalons homme', en: 'Men’s trousers' },
    ],
  },
  {
    code: 'accessories',
    fr: 'Accessoires',
    en: 'Accessories',
    below: [
      { code: 'hats', fr: 'Bonnets et chapeaux', en: 'Hats' },
      { code: 'scarves', fr: 'Écharpes', en: 'Scarves' },
      { code: 'towels', fr: 'Linge de bain', en: 'Towels' },
    ],
  },
] as const;
