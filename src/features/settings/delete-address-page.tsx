import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { DeliveryAddress } from '#src/domain/address/address.schema.ts';
import { PostalAddress } from '#src/features/addresses/postal-address.tsx';
import { SettingsLink } from '#src/features/shop/settings-link.tsx';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { button, cluster, flow, heading, text } from '#styles/recipes';
import { removeDeliveryAddress } from './addresses.functions.ts';
import { useSave } from './use-save.ts';

/** `…/delivery-addresses/{id}/delete`: asks before it deletes. */
export function DeleteAddressPage({ address }: { address: DeliveryAddress }) {
  const { t } = useLingui();
  const router = useRouter();
  const locale = useLocale();
  const { save, isBusy, code } = useSave({
    send: () => removeDeliveryAddress({ data: { id: address.id } }),
    onDone: () => {
      showShopToast(t`The address has been deleted.`);
      const to = '/$locale/account/settings/delivery-addresses';
      void router.navigate({ to, params: { locale }, replace: true });
    },
  });
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Delete this address?</Trans>
      </h1>
      <PostalAddress address={address} />
      <p className={text({ tone: 'muted', measure: 'read' })}>
        <Trans>Orders that are on their way to it are still delivered there.</Trans>
      </p>
      <FormError code={code} />
      <div className={cluster({ gap: '4' })}>
        <Button isBusy={isBusy} onClick={() => save(undefined)}>
          <Trans>Delete address</Trans>
        </Button>
        <SettingsLink page="delivery-addresses" className={button({ look: 'quiet' })}>
          <Trans>Keep it</Trans>
        </SettingsLink>
      </div>
    </div>
  );
}
