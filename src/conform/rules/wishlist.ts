import { findProduct } from '#src/domain/catalogue/catalogue.calls.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import {
  addToWishlist,
  dropFromWishlist,
  getSharedWishlist,
  getWishlist,
  mergeWishlist,
  shareWishlist,
  unshareWishlist,
} from '#src/domain/wishlist/wishlist.calls.ts';
import type { WishlistProduct } from '#src/domain/wishlist/wishlist.schema.ts';
import type { Trait } from '../fixtures.ts';
import { said } from '../judge.ts';
import { type Context, rulesOf } from '../rule.ts';
import type { Shopper } from '../shopper.ts';
import { equal, present } from '../unmet.ts';

const NO_PRODUCT = '999999999';

async function wishOf({ guest, sku }: Context, trait: Trait): Promise<WishlistProduct> {
  const { product, optionId } = await guest().ok(findProduct, { query: { sku: sku(trait) } });
  return { productId: product.productId, optionId };
}

const idsOf = ({ values }: { values: readonly { productId: string }[] }) =>
  values.map(({ productId }) => productId);

const drop = (shopper: Shopper, { productId }: WishlistProduct) =>
  shopper.ask(dropFromWishlist, { params: { productId } });

/** A customer who wishes for plenty and nothing else of the fixtures; it is taken off again. */
async function wishing(
  context: Context,
  prove: (shopper: Shopper, wish: WishlistProduct) => Promise<void>,
): Promise<void> {
  const shopper = await context.customer('two', { keepsCart: true });
  const wish = await wishOf(context, 'plenty');
  await drop(shopper, wish);
  try {
    await shopper.ok(addToWishlist, { body: wish });
    await prove(shopper, wish);
  } finally {
    const answer = await drop(shopper, wish);
    if (answer.status !== HTTP_STATUS.OK)
      context.leaves(`a wish of customer two: to take it off answers ${said(answer)}`);
  }
}

export const WISHLIST_RULES = rulesOf('wishlist', 'wishlist', [
  [
    'add',
    'shape',
    'A product that is wished for is on the list, with its colour and tile; twice is once',
    (context) =>
      wishing(context, async (shopper, wish) => {
        await shopper.ok(addToWishlist, { body: wish });
        const { values } = await shopper.ok(getWishlist);
        const those = values.filter(({ productId }) => productId === wish.productId);
        equal(
          'colours of that product',
          those.map(({ optionId }) => optionId),
          [wish.optionId],
        );
        equal('product of its tile', those[0]?.product?.productId, wish.productId);
      }),
  ],
  [
    'remove',
    'behaviour',
    'A product that is taken off is gone, and to take it off again changes nothing',
    (context) =>
      wishing(context, async (shopper, wish) => {
        const others = idsOf(await shopper.ok(getWishlist)).filter((id) => id !== wish.productId);
        for (const _ of [1, 2]) {
          const left = await shopper.ok(dropFromWishlist, {
            params: { productId: wish.productId },
          });
          equal('products that stay', idsOf(left), others);
        }
      }),
  ],
  [
    'unknown',
    'behaviour',
    'A product that does not exist is 404 PRODUCT_NOT_FOUND',
    async ({ customer }) => {
      const shopper = await customer('two', { keepsCart: true });
      const body = { productId: NO_PRODUCT, optionId: NO_PRODUCT };
      await shopper.refused(addToWishlist, { body }, 'PRODUCT_NOT_FOUND');
    },
  ],
  [
    'own',
    'behaviour',
    'A wishlist is read by its customer alone; without a bearer it is 401',
    (context) =>
      wishing(context, async (_, wish) => {
        const other = await context.customer('one', { keepsCart: true });
        await drop(other, wish);
        const theirs = idsOf(await other.ok(getWishlist));
        equal('the wish of another', theirs.includes(wish.productId), false);
        await context.guest().refused(getWishlist, {}, 'INVALID_JWT');
      }),
  ],
  [
    'merge',
    'behaviour',
    'What a guest wished for joins the list; what is there stays once',
    (context) =>
      wishing(context, async (shopper, wish) => {
        const another = await wishOf(context, 'another');
        await drop(shopper, another);
        const wishedAt = new Date().toISOString();
        const body = [another, wish].map((one) => ({ ...one, wishedAt }));
        const ids = idsOf(await shopper.ok(mergeWishlist, { body }));
        await drop(shopper, another);
        const counts = [another, wish].map(
          ({ productId }) => ids.filter((id) => id === productId).length,
        );
        equal('times that each is there', counts, [1, 1]);
      }),
  ],
  [
    'share',
    'behaviour',
    'Everybody sees a list by its link, and nobody by an earlier one, or once it is not shared',
    (context) =>
      wishing(context, async (shopper, wish) => {
        const linkOf = async () => present('a shareId', (await shopper.ok(shareWishlist)).shareId);
        const first = { params: { shareId: await linkOf() } };
        const seen = idsOf(await context.guest().ok(getSharedWishlist, first));
        equal('the wish among what is seen', seen.includes(wish.productId), true);
        const second = { params: { shareId: await linkOf() } };
        await context.guest().refused(getSharedWishlist, first, 'WISHLIST_NOT_SHARED');
        await context.guest().ok(getSharedWishlist, second);
        equal('no link', (await shopper.ok(unshareWishlist)).shareId, null);
        await context.guest().refused(getSharedWishlist, second, 'WISHLIST_NOT_SHARED');
      }),
  ],
]);
