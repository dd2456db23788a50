import type { RangedScale } from '#src/platform/catalogue/vocabularies/sizes.ts';

/** Products, options and skus of the ledger with their fixed keys (requirements.md "Fixtures"). */
export const P1 = { productId: '400101', optionId: '500201', euroCents: 2_999 } as const;

/** A sku whose key is fixed: where it stands, and what it has. */
export type FixtureSku = { sku: string; size: string; quantity: number; article?: number };

/** Skus of P1's first option, by size. S1 has the barcode of the ledger. */
export const P1_SKUS: readonly FixtureSku[] = [
  { sku: 'S1', size: '38', quantity: 250, article: 1 },
  { sku: 'S2', size: '40', quantity: 2 },
  { sku: 'S0', size: '44', quantity: 0 },
];

/** The first option of the nth product of a model of a family announces a pre-order. */
export type PreOrder = {
  family: string;
  model: string;
  place: number;
  label: 'ON_DEMAND' | 'RAL_ANTICIPATION';
  skus: readonly FixtureSku[];
};

export const PRE_ORDERS: readonly PreOrder[] = [
  {
    family: 'f1240',
    model: 'coat',
    place: 3,
    label: 'ON_DEMAND',
    skus: [{ sku: 'SD', size: '40', quantity: 40 }],
  },
  {
    family: 'f1240',
    model: 'blazer',
    place: 5,
    label: 'RAL_ANTICIPATION',
    skus: [{ sku: 'SR', size: '40', quantity: 40 }],
  },
  { family: 'f2240', model: 'suit-jacket', place: 5, label: 'ON_DEMAND', skus: [] },
  { family: 'f3200', model: 'handbag', place: 4, label: 'RAL_ANTICIPATION', skus: [] },
];

/**
 * The dematerialised fixture SV: a sewing pattern that is handed over as a file. Reached by link alone, since
 * the only method that may deliver it (VI) belongs to gift cards and comes with them.
 */
export const DIGITAL = {
  productId: '400999',
  optionId: '509999',
  euroCents: 1_299,
  sizes: 'one' satisfies RangedScale,
  sku: { sku: 'SV', size: 'ONE', quantity: 100_000 } satisfies FixtureSku,
} as const;
