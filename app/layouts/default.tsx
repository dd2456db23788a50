import { Footer } from '#src/features/shell/footer.tsx';
import { Header } from '#src/features/shell/header.tsx';
import { Frame } from './frame.tsx';

/** Every page that names no other layout. */
export function DefaultLayout() {
  return <Frame name="default" header={<Header />} footer={<Footer />} />;
}
