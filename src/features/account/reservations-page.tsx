import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { THUMBNAIL_WIDTHS } from '#src/domain/pictures.ts';
import type { Reservation } from '#src/domain/reservation.ts';
import { HomeLink, OptionLink } from '#src/features/shop/links.tsx';
import { PriceTag } from '#src/features/shop/price-tag.tsx';
import { ProductPicture } from '#src/features/shop/product-picture.tsx';
import { reservationsQuery } from '#src/features/stores/stores.queries.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { button, cartLine, flow, heading, text } from '#styles/recipes';

function ReservationCard({ reservation }: { reservation: Reservation }) {
  const { moment } = useFormats();
  const { product, store, state, reservationId } = reservation;
  const until = moment(reservation.pickUpBefore);
  const styles = cartLine({ pieces: 'one' });
  return (
    <article className={styles.root} aria-label={product.name}>
      <ProductPicture
        optionId={product.optionId}
        type="AP"
        alt=""
        sizes="120px"
        widths={[...THUMBNAIL_WIDTHS, 320]}
        className={styles.picture}
      />
      <div className={styles.facts}>
        <h2 className={styles.name}>
          <OptionLink product={product} optionId={product.optionId}>
            {product.name}
          </OptionLink>
        </h2>
        <p className={text({ tone: 'muted', size: 'sm' })}>
          <Trans>
            {product.colour.label}, size {product.size}
          </Trans>
        </p>
        <PriceTag price={product.price} />
        <p className={text({ tone: state === 'OPEN' ? 'notice' : 'muted' })}>
          {state === 'OPEN' ? (
            <Trans>Waits for you until {until}</Trans>
          ) : (
            <Trans>Was kept until {until}</Trans>
          )}
        </p>
        <address className={text({ size: 'sm', tone: 'address' })}>
          <span>{store.name}</span>
          <span>
            {store.line1}, {store.zipCode} {store.city}
          </span>
        </address>
        <p className={text({ tone: 'muted', size: 'sm' })}>
          <Trans>Number {reservationId}</Trans>
        </p>
      </div>
    </article>
  );
}

/** What stores keep for the customer, and kept (ACC-14). */
export function ReservationsPage() {
  const { data: reservations } = useSuspenseQuery(reservationsQuery);
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Reservations</Trans>
      </h1>
      {reservations.length === 0 && (
        <>
          <p className={text({ tone: 'muted', measure: 'read' })}>
            <Trans>
              Nothing is set aside for you. Reserve a piece on its page: the store keeps it for two
              days, and you pay there.
            </Trans>
          </p>
          <p>
            <HomeLink className={button({ look: 'outline' })}>
              <Trans>Discover the collection</Trans>
            </HomeLink>
          </p>
        </>
      )}
      <ul className={flow({ gap: '4' })}>
        {reservations.map((reservation) => (
          <li key={reservation.reservationId}>
            <ReservationCard reservation={reservation} />
          </li>
        ))}
      </ul>
    </div>
  );
}
