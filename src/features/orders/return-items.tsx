import { Trans } from '@lingui/react/macro';
import type {
  Order,
  OrderJourney,
  Return,
  Returnable,
  ReturnedLine,
} from '#src/domain/order/order.schema.ts';
import { refundCents } from '#src/domain/order/refund.ts';
import { REFUND_WITHIN_DAYS } from '#src/domain/order/return.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { text } from '#styles/recipes';
import { type Declare, ReturnSteps } from './return-steps.tsx';

export type Bought = Pick<Order, 'lineItems' | 'shippingInfo' | 'totalPrice'> & {
  giftWrap: { price: number } | null;
};

type RefundProps = {
  order: Bought;
  journey: OrderJourney;
  returnable: Returnable;
};

/** What will be paid back, and by when. */
function Refund(props: RefundProps & { chosen: readonly ReturnedLine[] }) {
  const { order, journey, returnable, chosen } = props;
  const { price } = usePrices();
  const earlier = returnable.earlier ?? journey.returns.flatMap(({ lines }) => lines);
  const cents = refundCents(order, returnable.paidCents, { earlier, returned: chosen });
  const amount = price(cents, order.totalPrice.currencyCode);
  const days = REFUND_WITHIN_DAYS;
  return (
    <p className={text({ measure: 'read' })}>
      <Trans>
        We will refund you {amount} the way you paid, within {days} days of your parcel reaching us.
      </Trans>
    </p>
  );
}

type ReturnItemsProps = RefundProps & {
  declare: Declare<ReturnedLine>;
  onDeclared: (own: Return | undefined, journey: OrderJourney) => void;
  onCancel: () => void;
};

/** Returning items as the shop promises: items and reasons, a summary, the number (decision 055). */
export function ReturnItems({ declare, onDeclared, onCancel, ...props }: ReturnItemsProps) {
  const { order, returnable } = props;
  return (
    <ReturnSteps
      lines={order.lineItems}
      left={returnable.lines}
      isAll={returnable.lines.length === 1}
      asksReasons
      words={{
        question: <Trans>Which items would you like to return?</Trans>,
        chosen: <Trans>You are about to return:</Trans>,
        confirm: <Trans>Confirm the return</Trans>,
      }}
      consequence={(chosen) => <Refund {...props} chosen={chosen} />}
      declare={declare}
      onDeclared={onDeclared}
      onCancel={onCancel}
    />
  );
}
