import { useLocation } from '@tanstack/react-router';
import { isCartEmpty, toCartSummary } from '#src/domain/cart/cart.ts';
import { cartQuery } from '#src/features/cart/cart.functions.ts';
import { useCartName } from '#src/features/cart/use-cart-name.ts';
import { CartLink } from '#src/features/shop/links.tsx';
import { usePersonal } from '#src/features/shop/use-personal.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Icon } from '#src/ui/icon.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { header } from '#styles/recipes';
import { MiniCartLines } from './mini-cart-lines.tsx';
import { useHoverOpening } from './use-hover-opening.ts';

/** Item count and total; on wide screens the lines drop down (HDR-10, HDR-11). */
export function MiniCart() {
  const cartName = useCartName();
  const { money } = usePrices();
  const styles = header();
  const cart = usePersonal({ ...cartQuery, enabled: false }) ?? null;
  // The pointer still rests here after a click: the lines would drop down over themselves.
  const locale = useLocale();
  const isOnCart = useLocation({ select: ({ pathname }) => pathname === `/${locale}/cart` });
  const { open, close, hoverHandlers, leaveHandlers } = useHoverOpening<'cart'>();
  const summary = cart === null || isCartEmpty(cart) ? null : toCartSummary(cart);
  const total = cart && money(cart.totalPrice);
  return (
    <div className={styles.holder} {...hoverHandlers('cart')} {...leaveHandlers}>
      <CartLink className={styles.entry} aria-label={cartName(cart)} onClick={close}>
        <Icon name="cart" />
        {summary && (
          // Another number is another badge, so that it is seen to change.
          <span key={summary.nbProducts} className={styles.count}>
            {summary.nbProducts}
          </span>
        )}
        {summary && <span className={styles.amount}>{total}</span>}
      </CartLink>
      {open && !isOnCart && cart && summary && (
        <div className={styles.dropdown}>
          <OptionalPart>
            <MiniCartLines cart={cart} onChoose={close} />
          </OptionalPart>
        </div>
      )}
    </div>
  );
}
