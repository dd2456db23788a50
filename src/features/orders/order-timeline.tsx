import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { OrderEvent, OrderJourney, Parcel } from '#src/domain/order/order.schema.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { confirmation, flow, heading, text } from '#styles/recipes';

const EVENTS: Record<OrderEvent['kind'], { name: MessageDescriptor; icon: IconName }> = {
  placed: { name: msg`Order received`, icon: 'check' },
  prepared: { name: msg`Packed`, icon: 'box' },
  shipped: { name: msg`Handed to the carrier`, icon: 'truck' },
  delivered: { name: msg`Delivered`, icon: 'home' },
  withdrawn: { name: msg`Cancellation received`, icon: 'return' },
  returned: { name: msg`Return requested`, icon: 'return' },
  arrived: { name: msg`Returned items received`, icon: 'box' },
  refunded: { name: msg`Refunded`, icon: 'card' },
};

function ParcelLine({ carrier, trackingNumber, trackingUrl }: Parcel) {
  const number = trackingNumber !== null && <Trans>Tracking number: {trackingNumber}</Trans>;
  return (
    <p className={text({ tone: 'muted', size: 'sm' })}>
      <Trans>Carrier: {carrier}</Trans>
      {number !== false && (
        <>
          <br />
          {trackingUrl === null ? number : <a href={trackingUrl}>{number}</a>}
        </>
      )}
    </p>
  );
}

type OrderTimelineProps = {
  journey: OrderJourney;
  /** Level of its heading. */
  level?: 'h2' | 'h3';
};

/** The steps of an order, by the clocks of the shop's country, and its carrier. */
export function OrderTimeline({ journey, level: Heading = 'h3' }: OrderTimelineProps) {
  const { i18n } = useLingui();
  const { moment } = useFormats();
  const id = useId();
  const { events, parcels } = journey;
  return (
    <section className={flow({ gap: '4' })} aria-labelledby={id}>
      <Heading id={id} className={heading({ size: 'part' })}>
        <Trans>Tracking</Trans>
      </Heading>
      <ol className={confirmation().next}>
        {events.map(({ kind, at }) => (
          <li key={`${kind} ${at}`}>
            <Icon name={EVENTS[kind].icon} />
            <span>
              <span>{i18n._(EVENTS[kind].name)}</span>
              <br />
              <time dateTime={at} className={text({ tone: 'muted', size: 'sm' })}>
                {moment(at)}
              </time>
            </span>
          </li>
        ))}
      </ol>
      {parcels.map((parcel) => (
        <ParcelLine key={parcel.leftAt} {...parcel} />
      ))}
    </section>
  );
}
