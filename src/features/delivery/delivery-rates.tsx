import { Plural } from '@lingui/react/macro';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import { factList } from '#styles/recipes';
import { DeliveryCost } from './delivery-offer.tsx';

/** Each way to deliver, what it costs and how long it takes. */
export function DeliveryRates({ deliveries }: { deliveries: readonly ShippingMethod[] }) {
  const styles = factList();
  return (
    <dl className={styles.root}>
      {deliveries.map((method) => {
        const { minDays, maxDays } = method.delay;
        return (
          <div key={method.key} className={styles.fact}>
            <dt className={styles.label}>{method.name}</dt>
            <dd>
              <DeliveryCost {...method} />
              {maxDays > 0 && (
                <>
                  {' · '}
                  {minDays === maxDays ? (
                    <Plural value={maxDays} one="# working day" other="# working days" />
                  ) : (
                    <Plural
                      value={maxDays}
                      one={`${minDays} to # working day`}
                      other={`${minDays} to # working days`}
                    />
                  )}
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
