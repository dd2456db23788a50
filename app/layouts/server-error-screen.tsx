import { Trans, useLingui } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { readClientError } from '#src/contract/client-error.ts';
import { ErrorScreen } from '#src/features/shop/error-screen.tsx';
import { MainPart } from './frame.tsx';

/** Every status but 404: one sentence, the name of the incident for our people, a way home (LAY-11). */
export function ServerErrorScreen({ error }: Partial<Pick<ErrorComponentProps, 'error'>>) {
  const { t } = useLingui();
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
