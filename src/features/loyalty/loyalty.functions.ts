import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { isLoyaltyMember } from '#src/domain/account/client.ts';
import { loyaltyProgress } from '#src/domain/loyalty/loyalty.ts';
import { getLoyaltyOffers } from '#src/gateway/cart-extras.server.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { getLoyaltyAccount } from '#src/gateway/loyalty.server.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';

const page = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));

/** Card, points and a page of movements of a member, and where that stands on the shop's scale. */
export const fetchLoyalty = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ page }))
  .handler(async ({ context: { customer, client }, data }) => {
    const { loyalty, loyaltyScale } = customer.shop.params;
    if (!loyalty || !isLoyaltyMember(client)) throw new CommerceError('NOT_FOUND', 'loyalty');
    const account = await getLoyaltyAccount(customer.call, data.page);
    const { firstName, lastName } = client;
    return {
      ...{ account, firstName, lastName },
      currency: customer.shop.devise,
      progress: loyaltyProgress(loyaltyScale, account.points),
    };
  });

/** What the programme is good for in this shop, to members and to others. */
export const fetchAdvantages = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context: { customer, client } }) => {
    const { loyalty, loyaltyScale, loyaltyCardCentAmount } = customer.shop.params;
    if (!loyalty) throw new CommerceError('NOT_FOUND', 'loyalty');
    const isMember = isLoyaltyMember(client);
    return {
      ...{ loyaltyScale, loyaltyCardCentAmount, isMember },
      currency: customer.shop.devise,
      offers: isMember ? await getLoyaltyOffers(customer.call, customer.shop.storeId) : [],
    };
  });
