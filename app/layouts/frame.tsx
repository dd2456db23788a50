import { Trans } from '@lingui/react/macro';
import { Outlet, useLocation } from '@tanstack/react-router';
import {
  createContext,
  type PropsWithChildren,
  type ReactNode,
  use,
  useSyncExternalStore,
} from 'react';
import { useRouterTakesOver } from '#app/router/stale-document.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { Toasts } from '#src/ui/toasts.tsx';
import { frame, notice, skipLink } from '#styles/recipes';
import { PageExtras } from './page-extras.tsx';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser knows that it has no connection. */
function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

/** The named layouts (specification §2); one file each in this folder. */
export const LAYOUT_NAMES = [
  'cart-page',
  'default',
  'home-page',
  'account',
  'auth',
  'newsletter',
  'order',
  'svg-sprite',
] as const;
type LayoutName = (typeof LAYOUT_NAMES)[number];

/** Shown while there is no connection. */
function OfflineNotice() {
  return <Trans>You are offline. To go on, please check your connection.</Trans>;
}

/** Shown by its style alone, where the script of the page could not be loaded. */
function ScriptLost() {
  const href = useLocation({ select: (location) => location.href });
  return (
    <div className={frame().scriptLost}>
      <p className={notice({ type: 'warning' })}>
        <Trans>
          This page did not load completely. <a href={href}>Load it again</a>
        </Trans>
      </p>
    </div>
  );
}

const IsFramed = createContext(false);

/** The main part of a screen that is shown inside a layout or, when there is none, alone. */
export function MainPart({ children }: PropsWithChildren) {
  return use(IsFramed) ? children : <main>{children}</main>;
}

type FrameProps = {
  name: LayoutName;
  header?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
};

/** What every layout is made of: a way past the header, the main part, messages. */
export function Frame({ name, header, footer, children = <Outlet /> }: FrameProps) {
  const styles = frame();
  const isOffline = useOffline();
  useRouterTakesOver();
  return (
    <div data-layout={name} className={styles.root}>
      <OptionalPart>
        <PageExtras />
      </OptionalPart>
      <a href="#content" className={skipLink()}>
        <Trans>Skip to content</Trans>
      </a>
      <ScriptLost />
      <OptionalPart>{header}</OptionalPart>
      <main id="content" tabIndex={-1} className={styles.main}>
        <IsFramed value={true}>{children}</IsFramed>
      </main>
      <OptionalPart>{footer}</OptionalPart>
      <Toasts lasting={isOffline && <OfflineNotice />} />
    </div>
  );
}
