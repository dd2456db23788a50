import type { PlannedProduct } from './plan-products.ts';
import { randomFor } from './random.ts';

/** How far ahead a neighbour that looks different is searched for. */
const LOOK_AHEAD = 40;

/** How many neighbours before it a product should differ from. */
const LOOK_BACK = 3;

type Look = { colour: string | undefined; patterned: boolean };

function lookOf({ options, pattern }: PlannedProduct): Look {
  return { colour: options[0]?.colour, patterned: pattern !== 'plain' };
}

/** Whether a product would repeat its neighbours: a colour of the last three, a pattern twice. */
function repeats(look: Look, neighbours: readonly Look[]): boolean {
  return (
    neighbours.some(({ colour }) => colour === look.colour) ||
    (look.patterned && neighbours.at(-1)?.patterned === true)
  );
}

/**
 * The order in which lists show the products: the models of a family evenly mixed, and
 * neighbours of a family in other colours as long as there are any.
 */
export function arrange(products: readonly PlannedProduct[]): PlannedProduct[] {
  const spread = (product: PlannedProduct) =>
    (product.place + randomFor(`spread ${product.productId}`).next()) / product.line.count;
  const [first, ...others] = products;
  if (first === undefined) return [];
  const waiting = others
    .map((product) => ({ product, at: spread(product) }))
    .sort((one, other) => one.at - other.at)
    .map(({ product }) => product);
  const neighbours = new Map([[first.line.family, [lookOf(first)]]]);
  const arranged = [first];
  while (waiting.length > 0) {
    const next = waiting
      .slice(0, LOOK_AHEAD)
      .findIndex((product) => !repeats(lookOf(product), neighbours.get(product.line.family) ?? []));
    const [product] = waiting.splice(Math.max(0, next), 1);
    if (product === undefined) break;
    const before = neighbours.get(product.line.family) ?? [];
    neighbours.set(product.line.family, [...before, lookOf(product)].slice(-LOOK_BACK));
    arranged.push(product);
  }
  return arranged;
}
