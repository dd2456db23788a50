import { Trans, useLingui } from '@lingui/react/macro';
import { HomeLink } from '#src/features/shop/links.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Wordmark } from '#src/features/shop/wordmark.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { checkoutHeader } from '#styles/recipes';

/** Reduced to the way home and a word on safety: nothing leads away from an order. */
export function CheckoutHeader() {
  const { t } = useLingui();
  const { brandName } = useShop();
  const styles = checkoutHeader();
  return (
    <header className={styles.root}>
      <HomeLink className={styles.brand} aria-label={t`${brandName}, home`}>
        <Wordmark />
      </HomeLink>
      <p className={styles.secure}>
        <Icon name="lock" />
        <Trans>Secure checkout</Trans>
      </p>
    </header>
  );
}
