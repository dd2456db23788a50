import { expect, test } from 'vitest';
import { groupsChanged, withGroupsOf } from './field-owners.ts';
import type { ProductDocument } from './product-document.schema.ts';

const text = (name: string) => ({ name, description: '', keywords: '' });
const before: ProductDocument = {
  ...{ texts: { fr: text('Robe') }, brand: 'Okapi', families: ['f1'], sizeScale: 'women' },
  ...{ materials: [], care: [], footwear: null, certificate: null, originCountry: 'PT' },
  safety: null,
  colours: [
    {
      optionId: '1',
      colour: {
        ...{ colourId: 'navy', hex: '#000000' },
        labels: { de: '', en: 'Navy', es: '', fr: '', it: '', pl: '' },
      },
      sizes: [{ size: '38', sku: 'a', gtin: null }],
      pictures: [],
    },
  ],
};
const [colour] = before.colours;
const after: ProductDocument = {
  ...{ ...before, texts: { fr: text('Jupe'), de: text('Rock') }, brand: 'Zebu' },
  colours: [
    {
      ...(colour ?? expect.fail()),
      sizes: [
        { size: '38', sku: 'a', gtin: '4006381333931' },
        { size: '40', sku: null, gtin: null },
      ],
      pictures: [{ photoId: 'p', source: '', alt: {}, focus: null }],
    },
  ],
};

test('what a document changes belongs to groups; a size that is added to none', () => {
  expect(groupsChanged(before, after).toSorted()).toEqual(['pictures', 'sheet', 'texts']);
  expect(groupsChanged(before, before)).toEqual([]);
});

test('groups of another are left as they were, and the rest is taken', () => {
  const kept = withGroupsOf(before, after, new Set(['texts', 'pictures']));
  expect(kept.texts).toEqual(before.texts);
  expect(kept.brand).toBe('Zebu');
  expect(kept.colours[0]?.pictures).toEqual([]);
  expect(kept.colours[0]?.sizes.map(({ size }) => size)).toEqual(['38', '40']);
  expect(groupsChanged(before, kept)).toEqual(['sheet']);
});
