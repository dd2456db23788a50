import { useLingui } from '@lingui/react/macro';
import type { PropsWithChildren } from 'react';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';

/** A layer that opens over the page: one that cannot be loaded closes again, and says so. */
export function OptionalLayer({ onClose, children }: PropsWithChildren<{ onClose: () => void }>) {
  const { t } = useLingui();
  const giveUp = () => {
    onClose();
    showShopToast(t`This could not be loaded. Please try again.`);
  };
  return <OptionalPart onFailed={giveUp}>{children}</OptionalPart>;
}
