import { queryOptions, useQuery } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { GIFT_CARD_LENGTHS, GIFT_MESSAGE_LENGTH } from '#src/domain/cart/cart-extras.ts';
import { GIFT_CARD_DESIGNS } from '#src/domain/gift-card/gift-card.ts';
import { isEmail } from '#src/domain/newsletter/email.ts';
import { isPersonName } from '#src/domain/text/person-name.ts';
import { START_UP_KEY } from '#src/features/shop/start-up-key.ts';
import { commerceMiddleware } from '#src/session/commerce.middleware.ts';
import * as policy from './cart-choices.server.ts';
import { MAX_LEFT_NAMED } from './left-out-items.ts';

const key = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const name = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), v.check(isPersonName));
const email = v.pipe(
  v.string(),
  v.trim(),
  v.check(isEmail),
  v.maxLength(GIFT_CARD_LENGTHS.recipientEmail),
);

/** What may be added to the shopper's cart besides products. */
export const fetchCartChoices = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .handler(({ context }) => policy.readCartChoices(context.commerce));

export const addLoyaltyCard = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ version }))
  .handler(({ context, data }) => policy.addLoyaltyCard(context.commerce, data));

export const removeLoyaltyCard = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ version }))
  .handler(({ context, data }) => policy.removeLoyaltyCard(context.commerce, data));

export const addGiftCard = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(
    v.object({
      amount: cents,
      recipientName: name(GIFT_CARD_LENGTHS.recipientName),
      recipientEmail: email,
      message: v.pipe(v.string(), v.trim(), v.maxLength(GIFT_CARD_LENGTHS.message)),
      senderName: name(GIFT_CARD_LENGTHS.senderName),
      sendOn: v.nullable(v.pipe(v.string(), v.isoDate())),
      design: v.picklist(GIFT_CARD_DESIGNS),
      idempotencyKey: v.pipe(v.string(), v.uuid()),
      version: v.nullable(version),
    }),
  )
  .handler(({ context, data }) => policy.addGiftCard(context.commerce, data));

export const takeGiftCardOut = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ id: key, version }))
  .handler(({ context, data }) => policy.removeGiftCard(context.commerce, data));

export const setDonation = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ donationId: key, centAmount: cents, version }))
  .handler(({ context, data }) => policy.setDonation(context.commerce, data));

export const setGiftWrap = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(
    v.object({
      message: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(GIFT_MESSAGE_LENGTH))),
      version,
    }),
  )
  .handler(({ context, data }) => policy.setGiftWrap(context.commerce, data));

export const chooseOffers = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ ids: v.pipe(v.array(key), v.maxLength(20)), version }))
  .handler(({ context, data }) => policy.chooseOffers(context.commerce, data));

/** Names of items that a shared cart had and this one could not take. */
export const fetchItemNames = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ skus: v.pipe(v.array(key), v.maxLength(MAX_LEFT_NAMED)) }))
  .handler(({ context, data }) => policy.readItemNames(context.commerce, data.skus));

/** What may be added to the cart besides products; asked for by the cart page alone. */
export const cartChoicesQuery = queryOptions({
  queryKey: ['cart-choices'],
  queryFn: () => fetchCartChoices(),
  staleTime: 60_000,
});

/** Names of items that could not be added. */
export const itemNamesQuery = (skus: readonly string[]) =>
  queryOptions({
    queryKey: ['item-names', ...skus],
    queryFn: () => fetchItemNames({ data: { skus: [...skus] } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What may be added to the cart besides products; nothing until the start-up call has come back. */
export function useCartChoices() {
  const { isPending } = useQuery({ queryKey: START_UP_KEY, enabled: false });
  return useQuery({ ...cartChoicesQuery, enabled: !isPending }).data;
}
