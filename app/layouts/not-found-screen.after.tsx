import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorScreen } from '#src/features/failures/error-screen.tsx';
import { MainPart } from './frame.tsx';

/** 404: a title, two lines of text, a way home (LAY-10). */
export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <MainPart>
      <title>{t`This page has left the collection`}</title>
      <ErrorScreen title={<Trans>This page has left the collection</Trans>} picture="essentials">
        <p>
          <Trans>The address may have changed, or the item may be sold out for good.</Trans>
        </p>
        <p>
          <Trans>There is plenty more to discover, starting in the shop window.</Trans>
        </p>
      </ErrorScreen>
    </MainPart>
  );
}
