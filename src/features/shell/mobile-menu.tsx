import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { HeaderOutline } from '#src/domain/content/content.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { lazyPart, OptionalPart } from '#src/ui/optional-part.tsx';
import { mobileMenu } from '#styles/recipes';
import { PlainLinks } from './plain-menu.tsx';

const MobileMenuLayer = lazyPart(() =>
  import('./mobile-menu-layer.tsx').then((part) => part.MobileMenuLayer),
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
        <OptionalPart instead={layout && <PlainLinks layout={layout} />}>
          <MobileMenuLayer layout={layout} onClose={() => setOpen(false)} />
        </OptionalPart>
      )}
    </span>
  );
}
