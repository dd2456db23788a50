import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { pathsOfGiftCard } from '#src/domain/gift-card/bought-card.ts';
import { shopMiddleware } from '#src/session/commerce.middleware.ts';
import { allShopParameters } from '#src/session/shop-parameters.server.ts';

/** The bounds of the shop's gift cards, and the page's path in all shops that sell them; null where it sells none. */
export const fetchGiftCardOffer = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(async ({ context: { shop } }) => {
    const bounds = shop.params.giftCard;
    return bounds && { bounds, paths: pathsOfGiftCard(await allShopParameters(shop.domain)) };
  });

export const giftCardOfferQuery = queryOptions({
  queryKey: ['gift-card-offer'],
  queryFn: () => fetchGiftCardOffer(),
});
