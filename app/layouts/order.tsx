import { CheckoutHeader } from '#src/features/checkout/checkout-header.tsx';
import { lazyPart } from '#src/ui/optional-part.tsx';
import { Frame } from './frame.tsx';

const OrderFooter = lazyPart(() =>
  import('#src/features/shell/legal-links.tsx').then((part) => part.OrderFooter),
);

/** The order pages: a reduced header, nothing that leads away but what the law wants (LAY-08). */
export function OrderLayout() {
  return <Frame name="order" header={<CheckoutHeader />} footer={<OrderFooter />} />;
}
