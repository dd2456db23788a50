import { Trans, useLingui } from '@lingui/react/macro';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import {
  isLacking,
  preOrderLabelOf,
  quantityChoices,
  type ShopperCart,
} from '#src/domain/cart/cart.ts';
import { isPendingLine } from '#src/domain/cart/cart-preview.ts';
import { sumOf } from '#src/domain/money/money.ts';
import { ItemRow } from '#src/features/merchandise/item-row.tsx';
import { PriceTag } from '#src/features/merchandise/price-tag.tsx';
import { ProductTagLabel } from '#src/features/merchandise/product-tag-label.tsx';
import { usePrices } from '#src/i18n/use-prices.ts';
import { announce } from '#src/ui/announce.tsx';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { cartLine, cluster, text } from '#styles/recipes';
import { useChangeQuantity } from './cart.mutations.ts';
import { LineDetails } from './colour-and-size.tsx';
import { TurnedNotice } from './price-turned.tsx';
import { useCartName } from './use-cart-name.ts';

/** More were chosen than are left: the cart changed while it waited. */
function Shortage({ line }: { line: LineItem }) {
  if (!isLacking(line)) return null;
  return (
    <p className={text({ tone: 'danger', size: 'sm' })}>
      {line.availableQuantity === 0 ? (
        <Trans>Sold out: please remove it to go on.</Trans>
      ) : (
        <Trans>Only {line.availableQuantity} left: please choose a smaller quantity.</Trans>
      )}
    </p>
  );
}

/** What is sent later than the rest, before the days of delivery say so. */
function SentLater({ line }: { line: LineItem }) {
  const label = preOrderLabelOf(line);
  if (label === undefined) return null;
  return (
    <p className={text({ size: 'sm' })}>
      <ProductTagLabel tag={label} />
    </p>
  );
}

type ReducedProps = { line: LineItem; cart: ShopperCart | null };

/** What promotions took off a line, each by its name; codes and offers are said where they are chosen. */
function Reduced({ line: { reductions = [], totalPrice }, cart }: ReducedProps) {
  const { money } = usePrices();
  return reductions.map(({ code, units }) => {
    const found = cart?.discounts.find((one) => one.code === code);
    const isChosen =
      cart?.discountCode.some((one) => one.code === code) ||
      cart?.loyaltyOffers.some(({ id }) => id === code);
    if (found === undefined || isChosen) return null;
    const { label } = found;
    const off = money({ ...totalPrice, centAmount: sumOf(units) });
    return (
      <p key={code} className={text({ size: 'sm' })}>
        <Trans>
          {label}: −{off}
        </Trans>
      </p>
    );
  });
}

type CartLineProps = {
  line: LineItem;
  cart: ShopperCart | null;
  onRemove: () => void;
  onSave: () => void;
};

export function CartLine({ line, cart, onRemove, onSave }: CartLineProps) {
  const { t } = useLingui();
  const { money } = usePrices();
  const changeQuantity = useChangeQuantity(line.lineId);
  const cartName = useCartName();
  const { product } = line;
  const { name } = product;
  const { full: size } = product.sizeLabel;
  const styles = cartLine({ pieces: line.quantity === 1 ? 'one' : 'more' });
  return (
    <ItemRow
      name={product.name}
      optionId={product.optionId}
      product={product}
      pieces={line.quantity === 1 ? 'one' : 'more'}
      end={<p className={styles.total}>{money(line.totalPrice)}</p>}
    >
      <p className={text({ tone: 'muted', size: 'sm' })}>
        <LineDetails product={product} />
      </p>
      {!line.isFree && <PriceTag price={product.price} />}
      <TurnedNotice line={line} />
      <Reduced line={line} cart={cart} />
      <SentLater line={line} />
      <Shortage line={line} />
      <div className={styles.actions}>
        {line.isFree ? (
          <p>
            <Trans>A gift: quantity {line.quantity}</Trans>
          </p>
        ) : (
          <SelectField
            label={t`Quantity`}
            aria-label={t`Quantity: ${name}, ${size}`}
            value={line.quantity}
            disabled={isPendingLine(line)}
            onChange={(event) => {
              const quantity = Number(event.target.value);
              changeQuantity(quantity, (cart) => {
                announce(t`${name}: quantity ${quantity}`);
                announce(cartName(cart));
              });
            }}
          >
            {quantityChoices(line.availableQuantity, line.quantity).map((quantity) => (
              <option key={quantity} value={quantity}>
                {quantity}
              </option>
            ))}
          </SelectField>
        )}
        {/* Gifts come and go with their code. */}
        {!line.isFree && (
          <span className={cluster({ gap: '4' })}>
            <Button
              look="quiet"
              onClick={onRemove}
              disabled={isPendingLine(line)}
              aria-label={t`Remove: ${name}, ${size}`}
            >
              <Trans>Remove</Trans>
            </Button>
            <Button
              look="quiet"
              onClick={onSave}
              disabled={isPendingLine(line)}
              aria-label={t`Save for later: ${name}, ${size}`}
            >
              <Trans>Save for later</Trans>
            </Button>
          </span>
        )}
      </div>
    </ItemRow>
  );
}
