import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { whenShown } from '#src/ui/after-load.tsx';
import { Button } from '#src/ui/button.tsx';
import { asksConsent } from './asks-consent.ts';

const PrivacyLayer = whenShown('PrivacyLayer', () => import('./privacy-layer.late.tsx'));

/** The way back to what was allowed, where a shop asks for anything. */
export function PrivacyEntry() {
  const shop = useShop();
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!asksConsent(shop)) return null;
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={open}>
        <Trans>Your privacy</Trans>
      </Button>
      <Suspense>
        {isWanted && <PrivacyLayer isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
