import {
  getFamilyProducts,
  searchProducts,
} from '../../../src/domain/catalogue/catalogue.calls.ts';
import type { Facets, FacetValue } from '../../../src/domain/catalogue/catalogue.schema.ts';
import type { Sort } from '../../../src/domain/catalogue/catalogue.values.ts';
import { FACET_GROUPS, type FacetGroup } from '../../../src/domain/catalogue/facets.ts';
import { DomainError } from '../../../src/domain/errors.ts';
import type { RequestOf } from '../../../src/domain/wire/call.ts';
import { type Catalogue, catalogueOf, searchIds } from './catalogue.ts';
import type { Goods } from './goods.ts';
import { ok, serve } from './serve.ts';

/** Lists of products: what Vendure's own search does not count and sort the way that a storefront asks. */

type Query = RequestOf<typeof getFamilyProducts>['query'];
type Value = { value: string; label: string; hex?: string };

/** What a product has of each group. */
const VALUES: { [Group in FacetGroup]: (goods: Goods) => Value[] } = {
  audience: ({ audiences }) => audiences,
  // A size is chosen to be had.
  size: ({ product }) =>
    product.options.flatMap(({ skus }) =>
      skus
        .filter(({ availableQuantity }) => availableQuantity > 0)
        .map(({ size, sizeLabel }) => ({ value: size, label: sizeLabel.short })),
    ),
  colour: ({ colours }) => colours,
  material: ({ materials }) => materials,
  tag: ({ product }) => product.tags.map((value) => ({ value, label: value })),
  availability: ({ summary: { availability } }) => [{ value: availability, label: availability }],
};

const has = (goods: Goods, group: FacetGroup, chosen: readonly string[]) =>
  chosen.length === 0 || VALUES[group](goods).some(({ value }) => chosen.includes(value));

const costs = ({ summary }: Goods) => summary.price.centAmount;

function isWithin(goods: Goods, { priceMin, priceMax }: Query): boolean {
  const cents = costs(goods);
  return (priceMin === null || cents >= priceMin) && (priceMax === null || cents <= priceMax);
}

/** Counts leave out the choices of their own group. */
function facetsOf(all: readonly Goods[], query: Query): Facets {
  const others = (left: FacetGroup | null) =>
    all.filter(
      (goods) =>
        (left === null || isWithin(goods, query)) &&
        FACET_GROUPS.every((group) => group === left || has(goods, group, query[group])),
    );
  const counted = (group: FacetGroup): FacetValue[] => {
    const values = new Map<string, FacetValue>();
    for (const goods of others(group)) {
      const seen = new Map(VALUES[group](goods).map((one) => [one.value, one]));
      for (const { value, label, hex } of seen.values()) {
        const count = (values.get(value)?.count ?? 0) + 1;
        values.set(value, { value, label, count, hex: hex ?? null });
      }
    }
    return [...values.values()];
  };
  const prices = others(null).map(costs);
  return {
    audience: counted('audience'),
    size: counted('size'),
    colour: counted('colour'),
    material: counted('material'),
    tag: counted('tag'),
    availability: counted('availability'),
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
    store: null,
  };
}

const ORDERS: { [S in Sort]: ((one: Goods, other: Goods) => number) | null } = {
  relevance: null,
  newest: (one, other) => other.createdAt.localeCompare(one.createdAt),
  'price-asc': (one, other) => costs(one) - costs(other),
  'price-desc': (one, other) => costs(other) - costs(one),
};

function pageOf(all: readonly Goods[], query: Query) {
  const { page, pageSize: size, sort } = query;
  const found = all.filter(
    (goods) =>
      isWithin(goods, query) && FACET_GROUPS.every((group) => has(goods, group, query[group])),
  );
  const order = ORDERS[sort];
  const sorted = order === null ? found : found.toSorted(order);
  return {
    ...{ total: sorted.length, page, size },
    values: sorted.slice(page * size, (page + 1) * size).map(({ summary }) => summary),
    facets: facetsOf(all, query),
  };
}

/** Children with the colour that their list begins with. */
function childrenOf({ families, goods }: Catalogue, familyId: string) {
  return [...families.values()]
    .filter(({ parents }) => parents.at(-1)?.familyId === familyId)
    .map(({ familyId: id, slug, title }) => {
      const first = [...goods.values()].find(({ familyIds }) => familyIds.has(id))?.summary;
      return { familyId: id, slug, title, optionId: first?.optionId ?? null, look: first?.look };
    });
}

serve(getFamilyProducts, async ({ params, query }, { shop }) => {
  const catalogue = await catalogueOf(shop);
  const family = catalogue.families.get(params.familyId);
  if (family === undefined) throw new DomainError('FAMILY_NOT_FOUND');
  const all = [...catalogue.goods.values()].filter(({ familyIds }) =>
    familyIds.has(params.familyId),
  );
  const { familyId, slug, title, text, parents } = family;
  return ok({
    ...pageOf(all, query),
    family: { familyId, slug, title, text, parents, children: childrenOf(catalogue, familyId) },
  });
});

serve(searchProducts, async ({ query }, { shop }) => {
  const { goods } = await catalogueOf(shop);
  const term = query.q.trim();
  const ids = term === '' ? [...goods.keys()] : await searchIds(shop, term);
  const all = ids.flatMap((id) => goods.get(id) ?? []);
  const direct = goods.get(term)?.product;
  return ok({
    ...pageOf(all, query),
    ...{ query: query.q, answered: null, rescue: [] },
    direct: direct === undefined ? null : { productId: direct.productId, slug: direct.slug },
  });
});
