import { useLingui } from '@lingui/react/macro';
import type { CartDonation, CartGiftCard, GiftWrap } from '#src/domain/cart/cart.schema.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import type { IconName } from '#src/ui/icon.tsx';

/** What a cart or an order holds besides its lines. */
export type Extras = Pick<ShopperCart, 'loyaltyCard' | 'giftCards' | 'donations' | 'giftWrap'>;

export type ExtraEntry =
  | { kind: 'loyalty-card'; card: NonNullable<Extras['loyaltyCard']> }
  | { kind: 'gift-card'; card: CartGiftCard; place: number }
  | { kind: 'donation'; donation: CartDonation }
  | { kind: 'gift-wrap'; wrap: GiftWrap };

export const EXTRA_ICONS = {
  'gift-card': 'gift',
  'loyalty-card': 'account',
  donation: 'heart',
  'gift-wrap': 'gift',
} as const satisfies Record<ExtraEntry['kind'], IconName>;

/** All that a gift card says: two that say the same are one as good as the other. */
export const sayingOf = ({ id: _, ...saying }: CartGiftCard) =>
  JSON.stringify(Object.entries(saying).sort());

/**
 * The key of a row: a restored entry has a new id. Gift cards with the same texts are told
 * apart by their place alone.
 */
export function extraKey(entry: ExtraEntry): string {
  switch (entry.kind) {
    case 'gift-card':
      return `gift card ${entry.place} ${sayingOf(entry.card)}`;
    case 'donation':
      return `donation ${entry.donation.id}`;
    case 'loyalty-card':
    case 'gift-wrap':
      return entry.kind;
  }
}

/** Cards, donations and gift wrap, in the order in which they are shown. */
export function extrasOf({ loyaltyCard, giftCards, donations, giftWrap }: Extras): ExtraEntry[] {
  const places = new Map<string, number>();
  const numbered = giftCards.map((card): ExtraEntry => {
    const place = places.get(sayingOf(card)) ?? 0;
    places.set(sayingOf(card), place + 1);
    return { kind: 'gift-card', card, place };
  });
  return [
    ...(loyaltyCard === null ? [] : [{ kind: 'loyalty-card', card: loyaltyCard } as const]),
    ...numbered,
    ...donations.map((donation): ExtraEntry => ({ kind: 'donation', donation })),
    ...(giftWrap === null ? [] : [{ kind: 'gift-wrap', wrap: giftWrap } as const]),
  ];
}

/** In cents. */
export function extraPrice(entry: ExtraEntry): number {
  if (entry.kind === 'gift-wrap') return entry.wrap.price;
  return entry.kind === 'donation' ? entry.donation.price : entry.card.price;
}

/** What each is called. */
export function useExtraName() {
  const { t } = useLingui();
  return ({ kind }: Pick<ExtraEntry, 'kind'>): string => {
    if (kind === 'gift-card') return t`Gift card`;
    if (kind === 'gift-wrap') return t`Gift wrap`;
    return kind === 'donation' ? t`Donation` : t`Loyalty card`;
  };
}
