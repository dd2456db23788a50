import { CheckoutHeader } from '#src/features/checkout/checkout-header.tsx';
import { Frame } from './frame.tsx';

/** The order pages: a reduced header, nothing that leads away (LAY-08). */
export function OrderLayout() {
  return <Frame name="order" header={<CheckoutHeader />} />;
}
