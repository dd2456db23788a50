import { Trans } from '@lingui/react/macro';
import { useIsMutating } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useState } from 'react';
import { CheckoutLink } from '#src/features/shop/links.tsx';
import { useLocale } from '#src/i18n/use-formats.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { button } from '#styles/recipes';
import { isCartChange } from './cart.queries.ts';

/**
 * On to the checkout, once the cart is what it looks like: a change that is still on its way would
 * be lost with the page.
 */
export function CheckoutButton() {
  const locale = useLocale();
  const navigate = useNavigate();
  const isChanging = useIsMutating({ predicate: isCartChange }) > 0;
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (isWaiting && !isChanging) {
      navigate({ to: '/$locale/checkout/billing', params: { locale } });
    }
  }, [isWaiting, isChanging, navigate, locale]);
  const wait = (event: MouseEvent) => {
    if (!isChanging) return;
    event.preventDefault();
    setWaiting(true);
  };
  return (
    <CheckoutLink className={button({ width: 'full' })} onClick={wait}>
      <Trans>Checkout</Trans>
      {isWaiting && <Spinner />}
    </CheckoutLink>
  );
}
