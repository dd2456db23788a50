import { Footer } from '#src/features/shell/footer.tsx';
import { Header } from '#src/features/shell/header.tsx';
import { Frame } from './frame.tsx';

export function DefaultLayout() {
  return <Frame name="default" header={<Header />} footer={<Footer />} />;
}
