import { Header } from '#src/features/shell/header.tsx';
import { Footer, Frame } from './frame.tsx';

export function CartPageLayout() {
  return <Frame name="cart-page" header={<Header />} footer={<Footer />} />;
}
