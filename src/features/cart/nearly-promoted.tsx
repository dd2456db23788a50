import { Plural, Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { PromotionNearby } from '#src/domain/cart/cart.schema.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import type { PromotionGoods } from '#src/domain/promotion/promotion-goods.schema.ts';
import { FamilyLink, ProductLink } from '#src/features/shop/links.tsx';
import { listAlternatives } from '#src/i18n/lists.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePercent } from '#src/i18n/use-percent.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Announced } from '#src/ui/announce.tsx';
import { text } from '#styles/recipes';

/** More of them would be noise beside the total. */
const MOST = 2;

type GoodsName = PromotionGoods['names'][number];

function NameLink({ name: { name, link } }: { name: GoodsName }) {
  if (link === null) return name;
  const { kind, id, slug } = link;
  return kind === 'family' ? (
    <FamilyLink family={{ familyId: id, slug }}>{name}</FamilyLink>
  ) : (
    <ProductLink product={{ productId: id, slug }}>{name}</ProductLink>
  );
}

type GoodsProps = { names: readonly GoodsName[]; isLinked: boolean };

/** Names of goods as a language lists what one is chosen of, each with the way to it. */
function Goods({ names, isLinked }: GoodsProps) {
  return listAlternatives(names.length, useLocale()).map((part) => {
    if (typeof part === 'string') return part;
    const name = names[part];
    return (
      name && (
        <Fragment key={part}>{isLinked ? <NameLink name={name} /> : <b>{name.name}</b>}</Fragment>
      )
    );
  });
}

type SentenceProps = Pick<ShopperCart, 'totalPrice'> & { nearly: PromotionNearby };

/** What a promotion still needs, of any goods. */
function OfAnyGoods({ nearly: { label, missing, cheapestPercent }, totalPrice }: SentenceProps) {
  const writePercent = usePercent();
  const { price } = usePrices();
  if ('cents' in missing) {
    const sum = price(missing.cents, totalPrice.currencyCode, { dropZero: true });
    return (
      <Trans>
        Only {sum} more for “{label}”.
      </Trans>
    );
  }
  if (cheapestPercent === null) {
    return (
      <Plural
        value={missing.pieces}
        one={`Only one more item for “${label}”.`}
        other={`Only # more items for “${label}”.`}
      />
    );
  }
  if (cheapestPercent === 100) {
    return (
      <Plural
        value={missing.pieces}
        one="Only one more item and the cheapest is free."
        other="Only # more items and the cheapest is free."
      />
    );
  }
  const off = writePercent(cheapestPercent);
  return (
    <Plural
      value={missing.pieces}
      one={`Only one more item and you save ${off} on the cheapest.`}
      other={`Only # more items and you save ${off} on the cheapest.`}
    />
  );
}

/** The same, of goods that are named. */
function OfGoods({ nearly, totalPrice, goods }: SentenceProps & { goods: ReactNode }) {
  const { label, missing, cheapestPercent } = nearly;
  const writePercent = usePercent();
  const { price } = usePrices();
  if ('cents' in missing) {
    const sum = price(missing.cents, totalPrice.currencyCode, { dropZero: true });
    return (
      <Trans>
        Only {sum} more from {goods} for “{label}”.
      </Trans>
    );
  }
  const { pieces } = missing;
  if (cheapestPercent === null) {
    return (
      <Plural
        value={pieces}
        one={
          <Trans>
            Only one more item from {goods} for “{label}”.
          </Trans>
        }
        other={
          <Trans>
            Only # more items from {goods} for “{label}”.
          </Trans>
        }
      />
    );
  }
  if (cheapestPercent === 100) {
    return (
      <Plural
        value={pieces}
        one={<Trans>Only one more item from {goods} and the cheapest is free.</Trans>}
        other={<Trans>Only # more items from {goods} and the cheapest is free.</Trans>}
      />
    );
  }
  const off = writePercent(cheapestPercent);
  return (
    <Plural
      value={pieces}
      one={
        <Trans>
          Only one more item from {goods} and you save {off} on the cheapest.
        </Trans>
      }
      other={
        <Trans>
          Only # more items from {goods} and you save {off} on the cheapest.
        </Trans>
      }
    />
  );
}

/** What one promotion still needs, which goods count for it, and which of them do not. */
export function OneMissing({ isLinked, ...said }: SentenceProps & { isLinked: boolean }) {
  const { names = [], onlyFullPrice, isPartly } = said.nearly.goods ?? {};
  return (
    <>
      {names.length === 0 ? (
        <OfAnyGoods {...said} />
      ) : (
        <OfGoods {...said} goods={<Goods names={names} isLinked={isLinked} />} />
      )}
      {onlyFullPrice && (
        <>
          {' '}
          <Trans>Reduced items do not count.</Trans>
        </>
      )}
      {isPartly && (
        <>
          {' '}
          <Trans>Some items are excluded.</Trans>
        </>
      )}
    </>
  );
}

type Gone = NonNullable<ShopperCart['gone']>[number];

/** An offer that the cart had and has no more. */
function OneGone({ gone: { label, reason } }: { gone: Gone }) {
  return reason === 'used' ? (
    <Trans>You have already used “{label}”: it no longer applies.</Trans>
  ) : (
    <Trans>“{label}” has been fully claimed and no longer applies.</Trans>
  );
}

type NearlyProps = {
  cart: ShopperCart;
  /** Whether goods lead to their pages, or would lead away from the checkout. */
  isLinked?: boolean;
};

/** What the cart lacks for promotions that it nearly has, and those that it has lost to others. */
export function NearlyPromoted({ cart, isLinked = true }: NearlyProps) {
  const { gone = [], nearly = [] } = cart;
  return (
    <>
      {gone.map((one) => (
        <Announced key={one.code} className={text({ tone: 'notice' })}>
          <OneGone gone={one} />
        </Announced>
      ))}
      {nearly.slice(0, MOST).map((one) => (
        <p key={one.code} className={text({ tone: 'notice' })}>
          <OneMissing nearly={one} totalPrice={cart.totalPrice} isLinked={isLinked} />
        </p>
      ))}
    </>
  );
}
