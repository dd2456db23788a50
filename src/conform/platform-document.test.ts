import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productMatchSchema } from '#src/domain/catalogue/catalogue.schema.ts';
import { webDomainsSchema } from '#src/domain/shop/web-domain.schema.ts';
import { PROFILE } from '#src/domain/wire/capabilities.ts';
import { fixturesSchema, TRAITS, traitTexts } from './fixtures.ts';
import { subjectOf } from './rule.ts';
import { ALL_RULES } from './rules/all-rules.ts';

/** What docs/platform.md shows is what the rules take, and it names all of their subjects. */

const text = readFileSync('docs/platform.md', 'utf8');
const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) =>
  JSON.parse(json),
);
const exampleWith = (part: string) => examples.find((one) => JSON.stringify(one).includes(part));

test('the answer to the fixtures, the smallest shop and the smallest product fit their schemas', () => {
  const fixtures = fixturesSchema.parse(exampleWith('"lastOnes"'));
  expect(Object.keys(fixtures.products)).toEqual(TRAITS);
  const [shop] = webDomainsSchema.parse(exampleWith('"warehouse"'));
  expect(shop?.params.capabilities).toEqual({ profile: PROFILE });
  const { product, sku } = productMatchSchema.parse(exampleWith('"breadcrumb"'));
  expect(product.options[0]?.skus[0]?.sku).toBe(sku);
});

test('every subject of the rules is in the table of where to begin, and every trait is explained', () => {
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  const missing = [...new Set(ALL_RULES.map(subjectOf))].filter(
    (subject) => !rows.some((row) => row.split('|')[1]?.includes(`\`${subject}\``)),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(traitTexts()).sort()).toEqual([...TRAITS].sort());
});
