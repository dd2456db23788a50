import { Outlet } from '@tanstack/react-router';
import { Header } from '#src/features/shell/header.tsx';
import { Footer, Frame } from './frame.tsx';

/** The cart. */
export function CartPageLayout() {
  return (
    <Frame name="cart-page" header={<Header />} footer={<Footer />}>
      <Outlet />
    </Frame>
  );
}
