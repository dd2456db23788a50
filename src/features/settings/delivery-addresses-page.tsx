import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { DeliveryAddress } from '#src/domain/address/address.schema.ts';
import { shownAddress } from '#src/domain/address/address.ts';
import { PostalAddress } from '#src/features/addresses/postal-address.tsx';
import { readClientError } from '#src/features/failures/client-error.ts';
import { AddressLink, SettingsLink } from '#src/features/shop/settings-link.tsx';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { button, cluster, flow, heading, settingsPart, text } from '#styles/recipes';
import {
  deliveryAddressesQuery,
  makeFavorite,
  removeDeliveryAddress,
} from './addresses.functions.ts';
import { useSave } from './use-save.ts';

/** One favorite at most: choosing one shows immediately and clears the others (§4, A-110). */
function useFavorite() {
  const queryClient = useQueryClient();
  const { queryKey } = deliveryAddressesQuery;
  const { mutate, error, variables, isPending } = useMutation({
    mutationFn: (id: string) => makeFavorite({ data: { id } }),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (addresses: DeliveryAddress[] | undefined) =>
        addresses?.map((address) => ({ ...address, favorite: address.id === id })),
      );
      return { before };
    },
    onError: (_error, _id, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['settings'] }),
  });
  return {
    choose: mutate,
    changing: isPending ? variables : null,
    code: error === null ? null : readClientError(error).code,
  };
}

type AddressCardProps = { address: DeliveryAddress; onFavorite: () => void; isBusy: boolean };

function AddressCard({ address, onFavorite, isBusy }: AddressCardProps) {
  const { t } = useLingui();
  const { line1, city } = shownAddress(address);
  const place = `${line1}, ${city}`;
  const styles = settingsPart();
  const { id, favorite } = address;
  return (
    <li className={styles.root}>
      {favorite && (
        <p className={text({ tone: 'label' })}>
          <Trans>Default address</Trans>
        </p>
      )}
      <div className={styles.body}>
        <PostalAddress address={address} />
        {address.phoneNumber !== '' && (
          <p className={text({ size: 'sm' })}>{address.phoneNumber}</p>
        )}
      </div>
      <div className={cluster({ gap: '4' })}>
        <AddressLink id={id} page="edit" className={styles.link} aria-label={t`Edit: ${place}`}>
          <Trans>Edit</Trans>
        </AddressLink>
        <AddressLink id={id} page="delete" className={styles.link} aria-label={t`Delete: ${place}`}>
          <Trans>Delete</Trans>
        </AddressLink>
        {!favorite && (
          <button
            type="button"
            className={styles.link}
            aria-label={t`Make default: ${place}`}
            aria-busy={isBusy || undefined}
            onClick={isBusy ? undefined : onFavorite}
          >
            <Trans>Make default</Trans>
          </button>
        )}
      </div>
    </li>
  );
}

/** `/account/settings/delivery-addresses` (ADR-01, ADR-02). */
export function DeliveryAddressesPage() {
  const { data: addresses } = useSuspenseQuery(deliveryAddressesQuery);
  const favorite = useFavorite();
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Delivery addresses</Trans>
      </h1>
      {addresses.length === 0 ? (
        <p className={text({ tone: 'muted' })}>
          <Trans>No address saved yet. The addresses of your orders will be kept here.</Trans>
        </p>
      ) : (
        <>
          <FormError code={favorite.code} />
          <ul className={settingsPart().list}>
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                isBusy={favorite.changing === address.id}
                onFavorite={() => favorite.choose(address.id)}
              />
            ))}
          </ul>
        </>
      )}
      <p>
        <SettingsLink page="new-address" className={button({ look: 'outline' })}>
          <Trans>Add an address</Trans>
        </SettingsLink>
      </p>
    </div>
  );
}

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
