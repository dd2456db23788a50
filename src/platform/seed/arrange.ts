import type { PlannedProduct } from './plan-products.ts';
import { randomFor } from './random.ts';

/** How far ahead a neighbour that looks different is searched for. */
const LOOK_AHEAD = 10;

type Look = { colour: string | undefined; model: string; patterned: boolean };

function looksLike(one: Look, other: Look | undefined): boolean {
  if (other === undefined) return false;
  return (
    one.colour === other.colour ||
    (one.patterned && other.patterned) ||
    (one.model === other.model && one.colour === other.colour)
  );
}

/**
 * The order in which lists show the products: the models of a family evenly mixed, and
 * neighbours of a family never in the same colour when another is at hand.
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
  const last = new Map<string, Look>([[first.line.family, lookOf(first)]]);
  const arranged = [first];
  while (waiting.length > 0) {
    const next = waiting
      .slice(0, LOOK_AHEAD)
      .findIndex((product) => !looksLike(lookOf(product), last.get(product.line.family)));
    const [product] = waiting.splice(Math.max(0, next), 1);
    if (product === undefined) break;
    last.set(product.line.family, lookOf(product));
    arranged.push(product);
  }
  return arranged;
}

function lookOf({ line, options, pattern }: PlannedProduct): Look {
  return { colour: options[0]?.colour, model: line.model, patterned: pattern !== 'plain' };
}
