/**
 * What shoes are made of, part by part: the material of at least 80 % of each (directive 94/11/EC,
 * article 4 and annex I).
 */
export const FOOTWEAR_PARTS = ['upper', 'lining', 'sole'] as const;
export type FootwearPart = (typeof FOOTWEAR_PARTS)[number];

export const FOOTWEAR_MATERIALS = ['leather', 'coated-leather', 'textile', 'other'] as const;
export type FootwearMaterial = (typeof FOOTWEAR_MATERIALS)[number];
