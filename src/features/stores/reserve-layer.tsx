import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reservation } from '#src/domain/store/reservation.schema.ts';
import type { Store } from '#src/domain/store/store.schema.ts';
import { readClientError } from '#src/features/failures/client-error.ts';
import { showFailure } from '#src/features/failures/show-failure.ts';
import { AccountLink } from '#src/features/shop/links.tsx';
import { useLayerWords } from '#src/features/shop/use-layer-words.ts';
import { leaveToSignIn } from '#src/features/sign-in/leave-to-sign-in.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { Button } from '#src/ui/button.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { verbatim } from '#src/ui/verbatim.tsx';
import { button, flow, heading, text } from '#styles/recipes';
import { rememberReservation } from './pending-reservation.ts';
import { StoreFinder } from './store-finder.tsx';
import { reservationsQuery, reserveInStore } from './stores.functions.ts';

function Reserved({ reservation }: { reservation: Reservation }) {
  const { moment } = useFormats();
  const { store, product, reservationId, pickUpBefore } = reservation;
  const { full: size } = product.sizeLabel;
  return (
    <div className={flow({ gap: '4' })} role="status">
      <h3 className={heading({ size: 'part' })}>
        <Trans>Set aside for you</Trans>
      </h3>
      <p>
        <Trans>
          {verbatim(product.name)}, {size}: set aside for you in {verbatim(store.name)} until{' '}
          {moment(pickUpBefore)}. Try on and pay in store.
        </Trans>
      </p>
      <p className={text({ tone: 'muted' })}>
        <Trans>Your reservation number: {reservationId}</Trans>
      </p>
      <p>
        <AccountLink page="reservations" className={button({ look: 'outline' })}>
          <Trans>Your reservations</Trans>
        </AccountLink>
      </p>
    </div>
  );
}

type ReserveLayerProps = {
  item: { productId: string; optionId: string; sku: string; size: string };
  /** The size as it reads by itself. */
  sizeName: string;
  isShoe: boolean;
  /** Where the shopper wanted to reserve before signing in. */
  town?: string;
  onClose: () => void;
};

/** Has a size laid aside in a store that has it; guests sign in and come back here. */
export function ReserveLayer(props: ReserveLayerProps) {
  const { item, sizeName, isShoe, town = '', onClose } = props;
  useLayerWords();
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { sku, ...garment } = item;
  const reserve = useMutation({
    mutationFn: ({ storeId }: Store) => reserveInStore({ data: { storeId, sku } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reservationsQuery.queryKey }),
    onError: (error, store) => {
      const { code } = readClientError(error);
      if (code !== 'UNAUTHORIZED') return showFailure(i18n, error);
      const { optionId } = item;
      rememberReservation(tabStorage, { optionId, sku, town: store.city });
      leaveToSignIn(locale, 'eresa');
    },
  });
  return (
    <Layer onClose={onClose} title={t`Reserve in store`} closeLabel={t`Close`}>
      {reserve.data === undefined ? (
        <div className={flow({ gap: '4' })}>
          <p className={text({ tone: 'muted' })}>
            {isShoe ? (
              <Trans>Choose a store: it will keep shoe size {sizeName} for you for two days.</Trans>
            ) : (
              <Trans>Choose a store: it will keep size {sizeName} for you for two days.</Trans>
            )}
          </p>
          <StoreFinder
            context="eresa"
            item={garment}
            town={town}
            action={(store) => (
              <Button
                look="outline"
                isBusy={reserve.isPending && reserve.variables.storeId === store.storeId}
                aria-label={t`Reserve: ${store.name}`}
                onClick={() => reserve.mutate(store)}
              >
                <Trans>Reserve</Trans>
              </Button>
            )}
          />
        </div>
      ) : (
        <Reserved reservation={reserve.data} />
      )}
    </Layer>
  );
}
