import { CheckoutHeader } from '#src/features/checkout/checkout-header.tsx';
import { OrderFooter } from '#src/features/shell/order-footer.tsx';
import { Frame } from './frame.tsx';

/** The order pages: a reduced header, nothing that leads away but what the law wants (LAY-08). */
export function OrderLayout() {
  return <Frame name="order" header={<CheckoutHeader />} footer={<OrderFooter />} />;
}
