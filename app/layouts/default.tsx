import { Header } from '#src/features/shell/header.tsx';
import { Footer, Frame } from './frame.tsx';

/** Every page that names no other layout. */
export function DefaultLayout() {
  return <Frame name="default" header={<Header />} footer={<Footer />} />;
}
