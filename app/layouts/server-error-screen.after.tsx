import { Trans, useLingui } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { isConnectionLost, readClientError } from '#src/features/failures/client-error.ts';
import { ErrorScreen } from '#src/features/failures/error-screen.tsx';
import { Button } from '#src/ui/button.tsx';
import { MainPart } from './frame.tsx';

/** A page that could not be fetched: what it needs is not with us. */
function OfflineScreen() {
  const { t } = useLingui();
  return (
    <MainPart>
      <title>{t`No connection`}</title>
      <ErrorScreen
        title={<Trans>No connection</Trans>}
        action={
          <Button look="outline" onClick={() => window.location.reload()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            This page could not be loaded. Please check your connection: your cart is safe.
          </Trans>
        </p>
      </ErrorScreen>
    </MainPart>
  );
}

/** Every status but 404: one sentence, the name of the incident for our people, a way home (LAY-11). */
export function ServerErrorScreen({ error }: Partial<Pick<ErrorComponentProps, 'error'>>) {
  const { t } = useLingui();
  if (isConnectionLost(error)) return <OfflineScreen />;
  const { correlationId } = readClientError(error);
  return (
    <MainPart>
      {error !== undefined && <title>{t`Our shop needs a moment`}</title>}
      <ErrorScreen title={<Trans>Our shop needs a moment</Trans>}>
        <p>
          <Trans>
            Something went wrong on our side, and your cart is safe. Please try again shortly.
          </Trans>
        </p>
        {correlationId !== null && (
          <p>
            <small>{correlationId}</small>
          </p>
        )}
      </ErrorScreen>
    </MainPart>
  );
}
