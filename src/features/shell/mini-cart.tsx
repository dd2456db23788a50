import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isCartEmpty, type LineItem, type ShopperCart, toCartSummary } from '#src/domain/cart.ts';
import { THUMBNAIL_WIDTHS } from '#src/domain/pictures.ts';
import { cartQuery } from '#src/features/cart/cart.queries.ts';
import { CartLink, OptionLink } from '#src/features/shop/links.tsx';
import { ProductPicture } from '#src/features/shop/product-picture.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { button, header, miniCart } from '#styles/recipes';
import { useHoverOpening } from './use-hover-opening.ts';

function Line({ line, onChoose }: { line: LineItem; onChoose: () => void }) {
  const styles = miniCart();
  const { money } = useFormats();
  const { product, quantity } = line;
  return (
    <li className={styles.line}>
      <ProductPicture
        optionId={product.optionId}
        type="AP"
        alt=""
        sizes="64px"
        widths={THUMBNAIL_WIDTHS}
        className={styles.picture}
      />
      <span>
        <OptionLink
          product={product}
          optionId={product.optionId}
          className={styles.name}
          onClick={onChoose}
        >
          {product.name}
        </OptionLink>
        <span className={styles.fact}>
          {product.colour.label}, {product.size}
        </span>
        <span className={styles.fact}>
          <Trans>Quantity: {quantity}</Trans>
        </span>
      </span>
      <span>{money(line.totalPrice)}</span>
    </li>
  );
}

function Lines({ cart, onChoose }: { cart: ShopperCart; onChoose: () => void }) {
  const styles = miniCart();
  const { money } = useFormats();
  return (
    <div className={styles.root}>
      <ul className={styles.list}>
        {cart.lineItems.map((line) => (
          <Line key={line.lineId} line={line} onChoose={onChoose} />
        ))}
      </ul>
      <p className={styles.total}>
        <Trans>Total</Trans>
        <strong>{money(cart.totalPrice)}</strong>
      </p>
      <CartLink className={button({ width: 'full' })} onClick={onChoose}>
        <Trans>See cart</Trans>
      </CartLink>
    </div>
  );
}

/** Item count and total; on wide screens the lines drop down (HDR-10, HDR-11). */
export function MiniCart() {
  const { t } = useLingui();
  const { money } = useFormats();
  const styles = header();
  const { data: cart = null } = useQuery({ ...cartQuery, enabled: false });
  const { open, close, hoverHandlers, leaveHandlers } = useHoverOpening<'cart'>();
  const summary = cart === null || isCartEmpty(cart) ? null : toCartSummary(cart);
  const total = cart && money(cart.totalPrice);
  const label =
    summary === null
      ? t`Cart`
      : // Inside `t`, so that the page's own language is used and not a global one.
        t`${plural(summary.nbProducts, {
          one: `Cart, # item, ${total}`,
          other: `Cart, # items, ${total}`,
        })}`;
  return (
    <div className={styles.holder} {...hoverHandlers('cart')} {...leaveHandlers}>
      <CartLink className={styles.entry} aria-label={label} onClick={close}>
        <Icon name="cart" />
        {summary && (
          // Another number is another badge, so that it is seen to change.
          <span key={summary.nbProducts} className={styles.count}>
            {summary.nbProducts}
          </span>
        )}
        {summary && <span className={styles.amount}>{total}</span>}
      </CartLink>
      {open && cart && summary && (
        <div className={styles.dropdown}>
          <Lines cart={cart} onChoose={close} />
        </div>
      )}
    </div>
  );
}
