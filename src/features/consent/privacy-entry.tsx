import { Trans } from '@lingui/react/macro';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { asksConsent } from './asks-consent.ts';
import { PrivacyButton } from './privacy-button.tsx';

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
