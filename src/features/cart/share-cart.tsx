import { Trans, useLingui } from '@lingui/react/macro';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';

/** Copies a link whose reader gets the same items in a cart of their own. */
export function ShareCart({ cartId }: { cartId: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { parameters } = useShop();
  if (!parameters.params.allowShareCart) return null;
  const share = async () => {
    const link = `${window.location.origin}/${locale}/cart?share=${cartId}`;
    try {
      await navigator.clipboard.writeText(link);
      showShopToast(t`The link to your cart is copied.`);
    } catch {
      showShopToast(link);
    }
  };
  return (
    <Button look="quiet" onClick={share}>
      <Icon name="share" />
      <Trans>Share cart</Trans>
    </Button>
  );
}
