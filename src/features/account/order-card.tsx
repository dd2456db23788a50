import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { THUMBNAIL_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import type { OrderSummary } from '#src/domain/order/order.schema.ts';
import { ProductPicture } from '#src/features/merchandise/product-picture.tsx';
import { OrderStatusLabel } from '#src/features/orders/order-status.tsx';
import { OrdersLink } from '#src/features/shop/orders-link.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { orderCard } from '#styles/recipes';

const MAX_PICTURES = 4;

type OrderCardProps = {
  order: OrderSummary;
  /** Page of the list to come back to. */
  page?: number;
  /** The order opened below its head. */
  children?: ReactNode;
};

/** An order in short; its number leads to the whole. */
export function OrderCard({ order, page, children }: OrderCardProps) {
  const { money } = usePrices();
  const { date } = useFormats();
  const styles = orderCard();
  const { orderNumber, status, createdAt, totalPrice, itemCount, optionIds, looks } = order;
  const isOpen = children !== undefined;
  return (
    <article className={styles.root} aria-label={orderNumber}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.number}>
            <OrdersLink
              {...(page !== undefined && { page })}
              {...(!isOpen && { order: orderNumber })}
              className={styles.link}
            >
              <Trans>Order {orderNumber}</Trans>
            </OrdersLink>
          </h2>
          <p className={styles.facts}>
            <time dateTime={createdAt}>{date(createdAt, 'long')}</time>
            {' · '}
            <Plural value={itemCount} one="# item" other="# items" />
          </p>
        </div>
        <div className={styles.end}>
          <strong>{money(totalPrice)}</strong>
          <OrderStatusLabel status={status} />
        </div>
      </div>
      {isOpen ? (
        children
      ) : (
        <div className={styles.pictures}>
          {[...new Set(optionIds)].slice(0, MAX_PICTURES).map((optionId) => (
            <ProductPicture
              key={optionId}
              optionId={optionId}
              look={looks?.[optionId]}
              type="AP"
              alt=""
              sizes="72px"
              widths={THUMBNAIL_WIDTHS}
              className={styles.picture}
            />
          ))}
        </div>
      )}
    </article>
  );
}
