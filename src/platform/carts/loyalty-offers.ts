import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { isLoyaltyMember } from '#src/domain/account/client.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { AvailableOffer } from '#src/domain/loyalty/loyalty.schema.ts';
import { findCustomer } from '../customers/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Customer } from '../kernel/http/require-customer.ts';
import { findWebDomainByStoreId } from '../shops/face.ts';
import type { PromoCode } from './cart-store.ts';
import { toLoyaltyOffer } from './cart-view.ts';
import { type Change, type Outcome, removeCodes } from './change-cart.ts';
import { mayChooseOffers } from './extras.ts';
import { goodsCents, whyNotValid } from './price-cart.ts';
import { isUsed, lackingGift, putCode, putGift } from './promo-codes.ts';
import { promoCodes } from './tables.ts';

function findShopOffers(db: Queryable, storeId: string): Promise<PromoCode[]> {
  return db
    .select()
    .from(promoCodes)
    .where(
      and(
        eq(promoCodes.forMembers, true),
        or(isNull(promoCodes.storeId), eq(promoCodes.storeId, storeId)),
      ),
    )
    .orderBy(asc(promoCodes.code));
}

/** Offers of a shop that a member may choose today; none for others (API-62). */
export async function findOffers(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  { customerId, lang }: Customer,
  storeId: string,
): Promise<AvailableOffer[]> {
  const shop = await findWebDomainByStoreId(database, storeId);
  const client = await findCustomer(database, customerId);
  if (!shop?.params.loyalty || client === null || !isLoyaltyMember(client)) return [];
  const offers: AvailableOffer[] = [];
  for (const offer of await findShopOffers(database, storeId)) {
    const { code, labels, minimumCentAmount, expiresAt } = offer;
    const isOver = expiresAt !== null && expiresAt < now();
    if (isOver || (await isUsed(database, customerId, offer))) continue;
    const label = labels[lang];
    offers.push({
      id: code,
      label,
      minimumCentAmount,
      expiresAt: expiresAt?.toISOString() ?? null,
    });
  }
  return offers;
}

/**
 * The offers that the cart has from now on: the full list. One whose gift is out of stock
 * changes nothing: the cart is answered with the flagged entry.
 */
export async function setLoyaltyOffers(change: Change, ids: readonly string[]): Promise<Outcome> {
  const { tx, cart, shop, shopper } = change;
  if (!mayChooseOffers(cart, shop)) throw new DomainError('LOYALTY_MEMBERS_ONLY');
  const offers = await findShopOffers(tx, shop.storeId);
  const chosen = new Set(ids);
  const known = new Set(offers.map(({ code }) => code));
  if ([...chosen].some((id) => !known.has(id))) throw new DomainError('LOYALTY_OFFER_UNKNOWN');
  const applied = cart.codes.filter(({ forMembers }) => forMembers);
  const isApplied = ({ code }: PromoCode) => applied.some((offer) => offer.code === code);
  const added = offers.filter((offer) => chosen.has(offer.code) && !isApplied(offer));
  for (const offer of added) await assertHolds(change, offer);
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
  for (const offer of added) {
    await putGift(change, offer);
    await putCode(tx, cart, offer);
  }
  return { keep: added.length + dropped.length === 0 };
}

/** LOYALTY_OFFER_UNAVAILABLE when it is over, used, or the cart is below its minimum. */
async function assertHolds({ tx, cart, now }: Change, offer: PromoCode): Promise<void> {
  const goods = goodsCents(
    cart.lines.map((line) => ({ ...line, unitCents: line.price.centAmount })),
  );
  const holds = whyNotValid(offer, goods, now) === null;
  if (!holds || (await isUsed(tx, cart.row.customerId, offer))) {
    throw new DomainError('LOYALTY_OFFER_UNAVAILABLE');
  }
}
