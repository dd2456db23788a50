import { isLoyaltyMember } from '#src/domain/account/client.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { AvailableOffer } from '#src/domain/loyalty/loyalty.schema.ts';
import type { Currency } from '#src/domain/money/money.ts';
import { findCustomer } from '../customers/face.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Customer } from '../kernel/http/require-customer.ts';
import { findGone, findOffers as findOffersIn, type Offer } from '../promotions/face.ts';
import { findWebDomainByStoreId } from '../shops/face.ts';
import { removeCodes } from './cart-store.ts';
import { toLoyaltyOffer } from './cart-view.ts';
import type { Change, Outcome } from './change-cart.ts';
import { mayChooseOffers } from './extras.ts';
import { lackingGift, putCode } from './promotion-codes.ts';

const minimumOf = ({ asked: { needs } }: Offer, currency: Currency) =>
  needs?.kind === 'cents' ? (needs.amounts[currency] ?? 0) : 0;

/** Offers of a shop that a member may choose today; none for others (API-62). */
export async function findOffers(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  { customerId, lang }: Customer,
  storeId: string,
): Promise<AvailableOffer[]> {
  const shop = await findWebDomainByStoreId(database, storeId);
  const client = await findCustomer(database, customerId);
  if (!shop?.params.loyalty || client === null || !isLoyaltyMember(client)) return [];
  const currency = shop.devise;
  const offers = await findOffersIn(database, shop.domain, now());
  const gone = await findGone(database, offers, { cartId: '', customerId, currency });
  return offers
    .filter(({ promotionId }) => !gone.has(promotionId))
    .map((offer) => ({
      ...{ id: offer.code, label: offer.asked.labels[lang] },
      minimumCentAmount: minimumOf(offer, currency),
      expiresAt: offer.endsAt?.toISOString() ?? null,
    }));
}

/**
 * The offers that the cart has from now on: the full list. One whose gift is out of stock
 * changes nothing: the cart is answered with the flagged entry.
 */
export async function setLoyaltyOffers(change: Change, ids: readonly string[]): Promise<Outcome> {
  const { tx, cart, shop, shopper, now } = change;
  if (!mayChooseOffers(cart, shop)) throw new DomainError('LOYALTY_MEMBERS_ONLY');
  const offers = await findOffersIn(tx, shop.domain, now);
  const chosen = new Set(ids);
  const known = new Set(offers.map(({ code }) => code));
  if ([...chosen].some((id) => !known.has(id))) throw new DomainError('LOYALTY_OFFER_UNKNOWN');
  const applied = cart.codes.filter(({ asked }) => asked.isOffer);
  const isApplied = ({ code }: Offer) => applied.some((offer) => offer.code === code);
  const added = offers.filter((offer) => chosen.has(offer.code) && !isApplied(offer));
  const flagged: ReturnType<typeof toLoyaltyOffer>[] = [];
  for (const offer of added) {
    const lacking = await lackingGift(change, offer);
    if (lacking !== null) flagged.push(toLoyaltyOffer(offer, shopper.lang, [lacking]));
  }
  if (flagged.length > 0) {
    const kept = applied.map((offer) => toLoyaltyOffer(offer, shopper.lang));
    return { keep: true, answer: { loyaltyOffers: [...kept, ...flagged] } };
  }
  const dropped = applied.filter(({ code }) => !chosen.has(code)).map(({ code }) => code);
  await removeCodes(tx, cart, dropped);
  for (const offer of added) await putCode(change, offer);
  return {
    keep: added.length + dropped.length === 0,
    assertPriced: () => {
      // What does not count was taken off again: it is used, or the cart is below its minimum.
      const isLost = added.some(({ code }) => !cart.codes.some((one) => one.code === code));
      if (isLost) throw new DomainError('LOYALTY_OFFER_UNAVAILABLE');
    },
  };
}
