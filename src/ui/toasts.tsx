import type { ReactNode } from 'react';
import { toasts } from '#styles/recipes';
import { afterLoad, withEveryPage } from './after-load.tsx';
import { OptionalPart } from './optional-part.tsx';

/** Its code comes with the page, before it may be needed without a network. */
const ToastList = withEveryPage(afterLoad('ToastList', () => import('./toast-list.after.tsx')));

/** The region that announces toasts; one a page. `lasting` stays while it is given. */
export function Toasts({ lasting }: { lasting?: ReactNode }) {
  const styles = toasts();
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {lasting && <p className={styles.toast}>{lasting}</p>}
      <OptionalPart>
        <ToastList />
      </OptionalPart>
    </div>
  );
}
