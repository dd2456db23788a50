import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isCartEmpty, type ShopperCart, toCartSummary } from '#src/domain/cart.ts';
import { THUMBNAIL_WIDTHS } from '#src/domain/pictures.ts';
import { cartQuery } from '#src/features/cart/cart.queries.ts';
import { CartLink } from '#src/features/shop/links.tsx';
import { ProductPicture } from '#src/features/shop/product-picture.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { button, flow, header, miniCart } from '#styles/recipes';
import { useHoverOpening } from './use-hover-opening.ts';

function Lines({ cart }: { cart: ShopperCart }) {
  const styles = miniCart();
  const { money } = useFormats();
  return (
    <div className={flow({ gap: 4 })}>
      <ul className={flow({ gap: 4 })}>
        {cart.lineItems.map((line) => (
          <li key={line.lineId} className={styles.line}>
            <ProductPicture
              optionId={line.product.optionId}
              type="AP"
              alt=""
              sizes="64px"
              widths={THUMBNAIL_WIDTHS}
              className={styles.picture}
            />
            <span>
              {line.product.name}
              <br />
              <small>
                {line.product.size} · {line.quantity} ×
              </small>
            </span>
            <span>{money(line.totalPrice)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <Trans>Total</Trans>
        <strong>{money(cart.totalPrice)}</strong>
      </p>
      <CartLink className={button({ width: 'full' })}>
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
  const { open, hoverHandlers, leaveHandlers } = useHoverOpening<'cart'>();
  const summary = cart === null || isCartEmpty(cart) ? null : toCartSummary(cart);
  const total = cart && money(cart.totalPrice);
  const label =
    summary === null
      ? t`Cart`
      : plural(summary.nbProducts, {
          one: `Cart, # item, ${total}`,
          other: `Cart, # items, ${total}`,
        });
  return (
    <div className={styles.holder} {...hoverHandlers('cart')} {...leaveHandlers}>
      <CartLink className={styles.entry} aria-label={label}>
        <Icon name="cart" />
        {summary && <span className={styles.count}>{summary.nbProducts}</span>}
        {summary && <span className={styles.amount}>{total}</span>}
      </CartLink>
      {open && cart && summary && (
        <div className={styles.dropdown}>
          <Lines cart={cart} />
        </div>
      )}
    </div>
  );
}
