import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeliveryAddress } from '#src/domain/address/address.schema.ts';
import { shownAddress } from '#src/domain/address/address.ts';
import { PostalAddress } from '#src/features/addresses/postal-address.tsx';
import { AddressLink, SettingsLink } from '#src/features/shop/settings-link.tsx';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { button, cluster, flow, heading, settingsPart, text } from '#styles/recipes';
import { deliveryAddressesQuery } from './addresses.queries.ts';
import { useFavorite } from './use-favorite.ts';

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
          <Trans>Used first</Trans>
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
            aria-label={t`Use first: ${place}`}
            aria-busy={isBusy || undefined}
            onClick={isBusy ? undefined : onFavorite}
          >
            <Trans>Use first</Trans>
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
