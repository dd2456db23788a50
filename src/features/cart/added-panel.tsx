import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type FocusEvent, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { isLacking, isPreOrderCart, type ShopperCart } from '#src/domain/cart/cart.ts';
import { startingMethod } from '#src/domain/shipping/shipping.ts';
import { ExpectedDays } from '#src/features/delivery/expected-days.tsx';
import { CartLink } from '#src/features/shop/links.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { createPausableTimers } from '#src/ui/pausable-timers.ts';
import { animationsEnded } from '#src/ui/wait-for-animations.ts';
import { addedPanel, button } from '#styles/recipes';
import type { AddedItem } from './added-item.ts';
import { cartQuery } from './cart.functions.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { FreeShippingProgress } from './free-shipping-progress.tsx';
import { ShortLine } from './short-line.tsx';
import { useShippingOffers } from './use-delivery.ts';

/** Long enough to read it and to decide, ms; it stays while it has the pointer or the focus. */
const SHOWN_MS = 8_000;

/** Opens a popover about an item, and closes it after a while; it has left when it is out of sight. */
function useShortPopover(added: AddedItem, onLeft: (added: AddedItem) => void) {
  const popover = useRef<HTMLElement>(null);
  const hide = () => popover.current?.hidePopover();
  const [timers] = useState(() => createPausableTimers<'panel'>(hide));
  useEffect(() => {
    const { opener } = added;
    // The next Tab from the button that added leads into it.
    popover.current?.showPopover({ ...(opener instanceof HTMLElement && { source: opener }) });
    timers.start('panel', SHOWN_MS);
    return timers.stopAll;
  }, [added, timers]);
  const isLeft = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget);
  const leave = async (element: HTMLElement) => {
    await animationsEnded(element);
    // Another item may have opened it again.
    if (!element.matches(':popover-open')) onLeft(added);
  };
  return {
    ref: popover,
    onToggle: ({ newState, currentTarget }: ToggleEvent<HTMLElement>) =>
      newState === 'closed' && leave(currentTarget),
    onPointerEnter: () => timers.pause('panel'),
    onPointerLeave: () => timers.resume('panel'),
    onFocus: () => timers.pause('panel'),
    onBlur: (event: FocusEvent) => isLeft(event) && timers.resume('panel'),
  };
}

/** When the cart would come, by the way to deliver that it starts with; a pre-order names its own day. */
function ExpectedDelivery({ cart }: { cart: ShopperCart }) {
  const methods = useShippingOffers(cart);
  if (isPreOrderCart(cart)) return null;
  return <ExpectedDays promise={cart.shippingInfo?.promise ?? startingMethod(methods)?.promise} />;
}

type AddedPanelProps = { added: AddedItem; onClose: (added: AddedItem) => void };

/** What was just added, when it would come, and the ways on: over the page, which stays usable. */
export function AddedPanel({ added, onClose: onLeft }: AddedPanelProps) {
  const { t } = useLingui();
  const styles = addedPanel();
  const id = useId();
  const popover = useShortPopover(added, onLeft);
  const close = () => onLeft(added);
  const { data: cart } = useQuery({ ...cartQuery, enabled: false });
  const line = cart?.lineItems.find(({ sku }) => sku === added.sku);
  const pathname = useLocation({ select: (location) => location.pathname });
  const [openedOn] = useState(pathname);
  useEffect(() => {
    if (pathname !== openedOn) onLeft(added);
  }, [pathname, openedOn, onLeft, added]);
  return (
    <section
      id={id}
      popover="auto"
      className={styles.root}
      aria-label={t`Added to your cart`}
      {...popover}
    >
      <div className={styles.head}>
        <strong className={styles.title}>
          <Icon name="check" />
          <Trans>Added to your cart</Trans>
        </strong>
        <Button look="icon" aria-label={t`Close`} popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" />
        </Button>
      </div>
      {cart && line && (
        <>
          <ShortLine line={line} onChoose={close} />
          <ExpectedDelivery cart={cart} />
          <FreeShippingProgress cart={cart} />
        </>
      )}
      <div className={styles.ways}>
        <CartLink className={button({ look: 'outline', width: 'full' })} onClick={close}>
          <Trans>See cart</Trans>
        </CartLink>
        {!cart?.lineItems.some(isLacking) && <CheckoutButton />}
      </div>
    </section>
  );
}
