import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { CheckoutLink } from '#src/features/shop/links.tsx';
import { orderRoute, useLiveFlow } from '#src/features/shop/order-page.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { button } from '#styles/recipes';
import { isCartChanging } from './cart.functions.ts';
import { waitForCart } from './wait-for-cart.ts';

/**
 * On to the checkout, once all changes are saved: a change that is still on its way would
 * be lost with the page.
 */
export function CheckoutButton() {
  const locale = useLocale();
  const flow = useLiveFlow();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isWaiting, setWaiting] = useState(false);
  const wait = async (event: MouseEvent) => {
    if (!isCartChanging(queryClient)) return;
    event.preventDefault();
    setWaiting(true);
    const here = window.location.href;
    await waitForCart(queryClient);
    if (window.location.href !== here) return;
    await navigate({ to: orderRoute('billing', flow), params: { locale } });
  };
  return (
    <CheckoutLink className={button({ width: 'full' })} onClick={wait}>
      <Trans>Checkout</Trans>
      {isWaiting && <Spinner />}
    </CheckoutLink>
  );
}
