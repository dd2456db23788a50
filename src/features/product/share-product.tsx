import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';

/** Hands the page to the device's own sharing, or copies its address. */
export function ShareProduct({ name }: { name: string }) {
  const { t } = useLingui();
  const share = async () => {
    const { href } = window.location;
    if (typeof navigator.share === 'function') {
      // A shopper who thinks better of it is no failure.
      await navigator.share({ title: name, url: href }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(href);
      showShopToast(t`The link is copied.`);
    } catch {
      showShopToast(href);
    }
  };
  return (
    <Button look="quiet" onClick={share}>
      <Icon name="share" />
      <Trans>Share</Trans>
    </Button>
  );
}
