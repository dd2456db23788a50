import type { ReactNode } from 'react';
import { toasts } from '#styles/recipes';
import { OptionalPart } from './optional-part.tsx';
import { ToastList } from './toast-list.tsx';

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
