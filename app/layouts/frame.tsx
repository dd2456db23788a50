import { Trans } from '@lingui/react/macro';
import { createContext, type PropsWithChildren, type ReactNode, use } from 'react';
import { useRouterFollows } from '#app/router/left-page.ts';
import { Toasts } from '#src/ui/toasts.tsx';
import { useOffline } from '#src/ui/use-offline.ts';
import { frame, skipLink } from '#styles/recipes';
import { BesidePage } from './beside-page.ts';
import type { LayoutName } from './layout-names.ts';

/** Said for as long as it lasts: a page that waits for a connection says what it waits for. */
function OfflineNotice() {
  return <Trans>You are offline. To go on, please check your connection.</Trans>;
}

const IsFramed = createContext(false);

/** The main part of a screen that may stand in a layout or, when there is none, alone. */
export function MainPart({ children }: PropsWithChildren) {
  return use(IsFramed) ? children : <main>{children}</main>;
}

type FrameProps = { name: LayoutName; header?: ReactNode; footer?: ReactNode; children: ReactNode };

/** What every layout is made of: a way past the header, the main part, messages. */
export function Frame({ name, header, footer, children }: FrameProps) {
  const styles = frame();
  const isOffline = useOffline();
  useRouterFollows();
  return (
    <div data-layout={name} className={styles.root}>
      <BesidePage />
      <a href="#content" className={skipLink()}>
        <Trans>Skip to content</Trans>
      </a>
      {header}
      <main id="content" tabIndex={-1} className={styles.main}>
        <IsFramed value={true}>{children}</IsFramed>
      </main>
      {footer}
      <Toasts lasting={isOffline && <OfflineNotice />} />
    </div>
  );
}
