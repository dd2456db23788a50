import { Trans } from '@lingui/react/macro';
import type {
  Order,
  OrderJourney,
  Return,
  Returnable,
  ReturnedLine,
} from '#src/domain/order/order.schema.ts';
import type { ReturnWay } from '#src/domain/order/order.values.ts';
import { refundCents } from '#src/domain/order/refund.ts';
import { REFUND_WITHIN_DAYS } from '#src/domain/order/return.ts';
import { returnFee, takenFee } from '#src/domain/order/return-way.ts';
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
function Refund(props: RefundProps & { chosen: readonly ReturnedLine[]; way: ReturnWay | null }) {
  const { order, journey, returnable, chosen, way } = props;
  const { price } = usePrices();
  const earlier = returnable.earlier ?? journey.returns.flatMap(({ lines }) => lines);
  const worth = refundCents(order, returnable.paidCents, { earlier, returned: chosen });
  const fee = takenFee(returnFee({ way, lines: chosen }, journey.ways), worth);
  const amount = price(worth - fee, order.totalPrice.currencyCode);
  const days = REFUND_WITHIN_DAYS;
  return (
    <p className={text({ measure: 'read' })}>
      <Trans>
        We will refund you {amount} the way you paid, within {days} days of the items reaching us.
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
  const { order, journey, returnable } = props;
  return (
    <ReturnSteps
      lines={order.lineItems}
      left={returnable.lines}
      isAll={returnable.lines.length === 1}
      asksReasons
      ways={journey.ways}
      currency={order.totalPrice.currencyCode}
      words={{
        question: <Trans>Which items would you like to return?</Trans>,
        chosen: <Trans>You are about to return:</Trans>,
        confirm: <Trans>Confirm the return</Trans>,
      }}
      consequence={(chosen, way) => <Refund {...props} {...{ chosen, way }} />}
      declare={declare}
      onDeclared={onDeclared}
      onCancel={onCancel}
    />
  );
}
