import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import * as calls from '#src/domain/wishlist/wishlist.calls.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';
import { MAX_GUEST_WISHES } from './guest-wishes.ts';

const id = v.pipe(v.string(), v.regex(NUMBER_ID));
const wish = v.object({ productId: id, optionId: id });
/** ms since 1970, as far as a date with four digits for its year goes. */
const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_402_300_799_999));
const guestWish = v.object({ productId: id, optionId: id, at: instant });
const idsOf = (entries: readonly { productId: string }[]) =>
  entries.map(({ productId }) => productId);

/** Puts a product on the wishlist; answers the ids of all that are on it now. */
export const addToWishlist = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(wish)
  .handler(async ({ context, data }) =>
    idsOf((await context.customer.ask(calls.addToWishlist, { body: data })).values),
  );

/** Adds what a guest wished for (decision 054); answers the ids of all that are on the list now. */
export const mergeWishes = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ wishes: v.pipe(v.array(guestWish), v.maxLength(MAX_GUEST_WISHES)) }))
  .handler(async ({ context, data }) => {
    const wishes = data.wishes.map(({ at, ...product }) => ({
      ...product,
      wishedAt: new Date(at).toISOString(),
    }));
    return idsOf((await context.customer.ask(calls.mergeWishlist, { body: wishes })).values);
  });

/** Removes a product; answers the ids of those that are left. */
export const dropFromWishlist = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ productId: id }))
  .handler(async ({ context, data }) =>
    idsOf(
      (
        await context.customer.ask(calls.dropFromWishlist, {
          params: { productId: data.productId },
        })
      ).values,
    ),
  );
