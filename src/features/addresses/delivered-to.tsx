import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import type { ShippingInfo } from '#src/domain/cart/cart.schema.ts';
import { deliveryQuestion } from '#src/domain/shipping/shipping.ts';
import { ExpectedDays } from '#src/features/delivery/expected-days.tsx';
import { flow, text } from '#styles/recipes';
import { PostalAddress } from './postal-address.tsx';

type DeliveredToProps = {
  shippingInfo: ShippingInfo | null;
  address: CartAddress;
  /** Makes the heading of the part, in the level and size of the page. */
  heading: (title: ReactNode) => ReactNode;
};

/** Where an order goes, and how: to an address, to a place where it is collected, by email. */
export function DeliveredTo({ shippingInfo, address, heading }: DeliveredToProps) {
  const question = shippingInfo && deliveryQuestion(shippingInfo.shippingMethodKey);
  return (
    <section className={flow({ gap: '2' })}>
      {heading(
        question === 'place' ? <Trans>Collect it here</Trans> : <Trans>Delivery address</Trans>,
      )}
      {shippingInfo !== null && (
        <p className={text({ tone: 'muted', size: 'sm' })}>{shippingInfo.name}</p>
      )}
      <ExpectedDays promise={shippingInfo?.promise} />
      {question !== 'nothing' && <PostalAddress address={address} />}
    </section>
  );
}
