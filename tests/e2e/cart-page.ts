import { callsOf, linesOf } from '../support/inspection.ts';
import { expect } from './shop-test.ts';
import type { Shopper, shopperOn } from './shopper.ts';
import { shopperAtCart } from './shopper-at.ts';

/** A guest with one dress, on the cart page. */
export async function openCartOfOne(page: Parameters<typeof shopperOn>[0]): Promise<Shopper> {
  const shopper = await shopperAtCart(page, 'fr-fr');
  await expect(shopper.quantity).toHaveValue('1');
  return shopper;
}

/** Calls that change a cart, since a mark taken with the same function. */
export async function changes(shopper: Shopper, since = 0): Promise<string[]> {
  const lines = linesOf(await callsOf(await shopper.sessionId()));
  return lines.filter((line) => !line.startsWith('GET /deliveries')).slice(since);
}
