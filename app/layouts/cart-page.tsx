import { Outlet } from '@tanstack/react-router';
import { Footer } from '#src/features/shell/footer.tsx';
import { Header } from '#src/features/shell/header.tsx';
import { Frame } from './frame.tsx';
import '#src/ui/order.css';

/** The cart. */
export function CartPageLayout() {
  return (
    <Frame name="cart-page" header={<Header />} footer={<Footer />}>
      <Outlet />
    </Frame>
  );
}
