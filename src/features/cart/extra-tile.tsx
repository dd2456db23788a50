import { GIFT_CARD_SIZE, giftCardPicture } from '#src/domain/gift-card/bought-card.ts';
import { Icon } from '#src/ui/icon.tsx';
import { extraTile } from '#styles/recipes';
import { EXTRA_ICONS, type ExtraEntry } from './cart-extras.ts';

/** What stands where a product has its picture: of a gift card the one that its giver chose. */
export function ExtraTile({ entry }: { entry: ExtraEntry }) {
  return (
    <span className={extraTile({ kind: entry.kind })}>
      {entry.kind === 'gift-card' ? (
        <img
          src={giftCardPicture(entry.card.design, 'svg')}
          {...GIFT_CARD_SIZE}
          alt=""
          loading="lazy"
        />
      ) : (
        <Icon name={EXTRA_ICONS[entry.kind]} />
      )}
    </span>
  );
}
