import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { HeaderOutline } from '#src/domain/content.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { mobileMenu } from '#styles/recipes';

const MobileMenuLayer = lazy(() =>
  import('./mobile-menu-layer.tsx').then((module) => ({ default: module.MobileMenuLayer })),
);

/** The menu of small screens: a full layer whose groups open on tap (HDR-05). */
export function MobileMenu({ layout }: { layout: HeaderOutline | null }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={mobileMenu()}>
      <Button look="icon" aria-label={t`Menu`} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </Button>
      {isOpen && (
        <Suspense>
          <MobileMenuLayer layout={layout} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
