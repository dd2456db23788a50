import { Footer } from '#src/features/shell/footer.tsx';
import { Header } from '#src/features/shell/header.tsx';
import { Frame } from './frame.tsx';

/** Home: the whole shell, and no way back from here. */
export function HomePageLayout() {
  return <Frame name="home-page" header={<Header isHome />} footer={<Footer />} />;
}
