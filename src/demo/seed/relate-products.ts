import type { productRelations } from '#src/platform/catalogue/products/tables.ts';
import type { PlannedProduct } from './plan-products.ts';
import { randomFor } from './random.ts';

type RelationRow = typeof productRelations.$inferInsert;

/** What completes a look: the parts of the body that a garment leaves free. */
const GROUP: Record<
  string,
  'whole' | 'top' | 'bottom' | 'layer' | 'shoes' | 'accessory' | 'night' | 'home'
> = {
  dresses: 'whole',
  tops: 'top',
  shirts: 'top',
  knitwear: 'top',
  sweats: 'top',
  jackets: 'layer',
  skirts: 'bottom',
  trousers: 'bottom',
  jeans: 'bottom',
  shorts: 'bottom',
  shoes: 'shoes',
  bags: 'accessory',
  accessories: 'accessory',
  night: 'night',
  home: 'home',
};
const GOES_WITH: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    whole: ['layer', 'shoes', 'accessory'],
    top: ['bottom', 'layer', 'shoes'],
    bottom: ['top', 'shoes', 'layer'],
    layer: ['top', 'bottom', 'accessory'],
    shoes: ['bottom', 'top', 'accessory'],
    accessory: ['layer', 'top', 'bottom'],
    night: ['night'],
    home: ['home'],
  }),
);
const SIMILAR = 8;

const groupOf = ({ line }: PlannedProduct) => GROUP[line.styling] ?? 'accessory';

/** Women's garments go with women's, men's with men's; shoes and bags with both. */
function isWornWith(one: PlannedProduct, other: PlannedProduct): boolean {
  const people = [one.line.segmentation, other.line.segmentation];
  if (people[0] === people[1]) return true;
  return (
    people.includes('accessories') &&
    people.every((word) => word === 'accessories' || word === 'women' || word === 'men')
  );
}

function drawn(pool: readonly PlannedProduct[], count: number, key: string): PlannedProduct[] {
  const random = randomFor(key);
  const left = [...pool];
  const taken: PlannedProduct[] = [];
  while (taken.length < count && left.length > 0) {
    taken.push(...left.splice(random.between(0, left.length - 1), 1));
  }
  return taken;
}

/** Of each product: three that complete a look, and up to eight similar ones. */
export function relateProducts(planned: readonly PlannedProduct[]): RelationRow[] {
  const byModel = Map.groupBy(planned, ({ line }) => `${line.family} ${line.model}`);
  const byFamily = Map.groupBy(planned, ({ line }) => line.family);
  const byPeople = Map.groupBy(planned, ({ line }) => line.segmentation);
  const byGroup = Map.groupBy(planned, groupOf);
  return planned.flatMap((product) => {
    const { productId, line } = product;
    const isOther = (one: PlannedProduct) => one !== product;
    const groups = GOES_WITH.get(groupOf(product)) ?? [];
    const alone = groups.length === 1;
    const fitting = groups.flatMap((group) => {
      const pool = [...byGroup]
        .filter(([name]) => name === group)
        .flatMap(([, products]) => products)
        .filter((one) => isOther(one) && isWornWith(product, one));
      return drawn(pool, alone ? 3 : 1, `look ${productId} ${group}`);
    });
    // There are no shoes or layers for babies and sport: other products fill the look up.
    const others = (byPeople.get(line.segmentation) ?? []).filter(
      (one) => isOther(one) && one.line.model !== line.model && !fitting.includes(one),
    );
    const look = [...fitting, ...drawn(others, 3 - fitting.length, `fill ${productId}`)];
    const siblings = (byModel.get(`${line.family} ${line.model}`) ?? []).filter(isOther);
    const cousins = (byFamily.get(line.family) ?? []).filter(
      (one) => isOther(one) && !siblings.includes(one),
    );
    const near = drawn(siblings, SIMILAR, `similar ${productId}`);
    const similar = [...near, ...drawn(cousins, SIMILAR - near.length, `cousins ${productId}`)];
    const rows = (kind: RelationRow['kind'], products: readonly PlannedProduct[]) =>
      products.map((product, position) => ({
        productId,
        kind,
        position,
        relatedId: product.productId,
      }));
    return [...rows('look', look), ...rows('similar', similar)];
  });
}
