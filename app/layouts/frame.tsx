import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Toasts } from '#src/ui/toasts.tsx';
import { skipLink } from '#styles/recipes';
import type { LayoutName } from './layout-names.ts';

type FrameProps = { name: LayoutName; header?: ReactNode; footer?: ReactNode; children: ReactNode };

/** What every layout is made of: a way past the header, the main part, messages. */
export function Frame({ name, header, footer, children }: FrameProps) {
  return (
    <div data-layout={name}>
      <a href="#content" className={skipLink()}>
        <Trans>Skip to content</Trans>
      </a>
      {header}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {footer}
      <Toasts />
    </div>
  );
}
