import { Footer } from '#src/features/shell/footer.tsx';
import { Header } from '#src/features/shell/header.tsx';
import { Frame } from './frame.tsx';

export function CartPageLayout() {
  return <Frame name="cart-page" header={<Header />} footer={<Footer />} />;
}
