import { Outlet } from '@tanstack/react-router';
import { CheckoutHeader } from '#src/features/checkout/checkout-header.tsx';
import { Visit } from '#src/features/start-up/visit.tsx';
import { Frame } from './frame.tsx';

/**
 * The order pages: a reduced header, nothing that leads away (LAY-08). The start-up call runs here
 * too: a guest who signed in on the way to the checkout learns that the carts were merged.
 */
export function OrderLayout() {
  return (
    <Frame name="order" header={<CheckoutHeader />}>
      <Outlet />
      <Visit />
    </Frame>
  );
}
