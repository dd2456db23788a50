import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type PropsWithChildren, useState } from 'react';
import { OptionalLayer } from '#src/features/shop/optional-layer.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { asksConsent } from './choice-store.ts';
import { PrivacyLayer } from './privacy-layer.tsx';

type PrivacyButtonProps = PropsWithChildren<Pick<ComponentProps<typeof Button>, 'look'>>;

/** Opens what is allowed, level by level. */
export function PrivacyButton({ look, children }: PrivacyButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <OptionalLayer onClose={() => setOpen(false)}>
          <PrivacyLayer onClose={() => setOpen(false)} />
        </OptionalLayer>
      )}
    </>
  );
}

/** Opens the consent choice again, where a shop asks for anything. */
export function PrivacyEntry() {
  const shop = useShop();
  if (!asksConsent(shop)) return null;
  return (
    <PrivacyButton look="quiet">
      <Trans>Your privacy</Trans>
    </PrivacyButton>
  );
}
