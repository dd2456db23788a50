import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { shareLink } from '#src/ui/share-link.ts';

/** Opens the device's own sharing, or copies the URL. */
export function ShareProduct({ name }: { name: string }) {
  const { t } = useLingui();
  const share = () =>
    shareLink({ title: name, url: window.location.href, copied: t`The link is copied.` });
  return (
    <Button look="quiet" onClick={share}>
      <Icon name="share" />
      <Trans>Share</Trans>
    </Button>
  );
}
