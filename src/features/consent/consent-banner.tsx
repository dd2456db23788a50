import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { useCoveredFoot } from '#src/ui/use-covered-foot.ts';
import { consent } from '#styles/recipes';
import { choosePrivacy } from './choice-store.ts';
import { PrivacyButton } from './privacy-button.tsx';

/**
 * Asks once what a shopper allows. The page works without an answer, and saying no is as easy as
 * saying yes.
 */
export function ConsentBanner() {
  const { t } = useLingui();
  const styles = consent();
  const cover = useCoveredFoot<HTMLDialogElement>();
  return (
    <dialog ref={cover} open className={styles.root} aria-label={t`Your privacy`}>
      <p className={styles.text}>
        <strong className={styles.title}>
          <Trans>Your privacy</Trans>
        </strong>{' '}
        <Trans>
          If you agree, we measure how our shop is used, test improvements and show you advertising
          that suits you.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button look="outline" onClick={() => choosePrivacy(3)}>
          <Trans>Accept all</Trans>
        </Button>
        <Button look="outline" onClick={() => choosePrivacy(1)}>
          <Trans>Reject all</Trans>
        </Button>
        <PrivacyButton look="outline">
          <Trans>Choose</Trans>
        </PrivacyButton>
      </div>
    </dialog>
  );
}
