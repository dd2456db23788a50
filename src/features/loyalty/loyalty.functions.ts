import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { isLoyaltyMember } from '#src/domain/account/client.ts';
import { CENTS_A_POINT } from '#src/domain/loyalty/loyalty.ts';
import * as loyaltyOfferCalls from '#src/domain/loyalty/loyalty-offer.calls.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';
import { readLoyalty } from './loyalty.server.ts';

const page = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));

/** Card, points and a page of movements of a member, and where that stands on the shop's scale. */
export const fetchLoyalty = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ page }))
  .handler(async ({ context: { customer, client }, data }) => {
    const read = await readLoyalty(customer, client, data.page);
    if (read === null) throw new CommerceError('NOT_FOUND', 'loyalty');
    const { firstName, lastName } = client;
    return { ...read, firstName, lastName };
  });

/** What the programme is good for in this shop, to members and to others. */
export const fetchAdvantages = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context: { customer, client } }) => {
    const { loyalty, loyaltyScale, loyaltyCardCentAmount, pointCentAmount } = customer.shop.params;
    if (!loyalty) throw new CommerceError('NOT_FOUND', 'loyalty');
    const isMember = isLoyaltyMember(client);
    return {
      ...{ loyaltyScale, loyaltyCardCentAmount, isMember },
      pointCentAmount: pointCentAmount ?? CENTS_A_POINT,
      currency: customer.shop.devise,
      offers: isMember
        ? await customer.ask(loyaltyOfferCalls.getLoyaltyOffers, {
            params: { storeId: customer.shop.storeId },
          })
        : [],
    };
  });

/** `page` counts from 0. */
export function loyaltyQuery(page: number) {
  return queryOptions({
    queryKey: ['account', 'loyalty', page],
    queryFn: () => fetchLoyalty({ data: { page } }),
  });
}

export const advantagesQuery = queryOptions({
  queryKey: ['account', 'advantages'],
  queryFn: () => fetchAdvantages(),
});
