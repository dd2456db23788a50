import { Footer } from '#src/features/shell/footer.tsx';
import { Header } from '#src/features/shell/header.tsx';
import { Frame } from './frame.tsx';

/** Newsletter pages: the shell around one form. */
export function NewsletterLayout() {
  return <Frame name="newsletter" header={<Header />} footer={<Footer />} />;
}
