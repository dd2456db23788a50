import { Trans } from '@lingui/react/macro';
import type { PropsWithChildren } from 'react';
import { HomeLink } from '#src/features/shop/links.tsx';
import { button, flow, text } from '#styles/recipes';

/** Empty state of a list: how something gets onto it, and the way there. */
export function EmptyState({ children }: PropsWithChildren) {
  return (
    <div className={flow({ gap: '4' })}>
      <p className={text({ tone: 'muted', measure: 'read' })}>{children}</p>
      <p>
        <HomeLink className={button({ look: 'outline' })}>
          <Trans>Discover the collection</Trans>
        </HomeLink>
      </p>
    </div>
  );
}
