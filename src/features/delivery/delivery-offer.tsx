import { Trans } from '@lingui/react/macro';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import { startingMethod } from '#src/domain/shipping/shipping.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Icon } from '#src/ui/icon.tsx';
import { deliveryOffer } from '#styles/recipes';

/** What a delivery costs, and above which amount it is free. */
export function DeliveryCost({ shippingRate: { price: rate, freeAbove } }: ShippingMethod) {
  const { price } = usePrices();
  const { devise } = useShop().parameters;
  const cost = price(rate.centAmount, devise);
  if (rate.centAmount === 0) return <Trans>Free delivery</Trans>;
  if (freeAbove === null) return cost;
  const threshold = price(freeAbove.centAmount, devise, { dropZero: true });
  return (
    <Trans>
      {cost}, free on orders over {threshold}
    </Trans>
  );
}

function OrderBy({ weekday, time }: { weekday: string; time: string }) {
  return (
    <p>
      <Trans>
        Order by {time} on {weekday}
      </Trans>
    </p>
  );
}

/** Beside the button that buys: when the item would come, what that costs, and until when it holds. */
export function DeliveryOffer({ deliveries }: { deliveries: readonly ShippingMethod[] | null }) {
  const { days, deadline } = useFormats();
  const method = startingMethod(deliveries ?? []);
  if (!method?.promise) return null;
  const { orderBy, from, to } = method.promise;
  const styles = deliveryOffer();
  return (
    <div className={styles.root}>
      <Icon name="truck" />
      <div>
        <p className={styles.title}>{days(from, to)}</p>
        <p>{method.name}</p>
        <p>
          <DeliveryCost {...method} />
        </p>
        {orderBy !== null && <OrderBy {...deadline(orderBy)} />}
      </div>
    </div>
  );
}
