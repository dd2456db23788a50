import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { fetchIfStale } from '#app/router/stale-document.ts';
import { isLocaleCode } from '#src/domain/shop/locales.ts';
import { readClientMessage } from '#src/domain/text/client-message.ts';
import { ErrorScreen } from '#src/features/failures/error-screen.tsx';
import { isCodeLost, isConnectionLost } from '#src/features/failures/lost-requests.ts';
import { signInUrl } from '#src/features/shop/urls.ts';
import { Button } from '#src/ui/button.tsx';
import { button } from '#styles/recipes';
import { MainPart } from './frame.tsx';

type ScreenProps = { title: string; isTitled?: boolean; action?: ReactNode; children: ReactNode };

/** In place of a page: what happened, and what to do. */
function Screen({ title, isTitled = true, ...screen }: ScreenProps) {
  return (
    <MainPart>
      {isTitled && <title>{title}</title>}
      <ErrorScreen title={title} {...screen} />
    </MainPart>
  );
}

/** A page that could not be fetched: what it needs is not with us. */
function OfflineScreen() {
  const { t } = useLingui();
  return (
    <Screen
      title={t`No connection`}
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
    </Screen>
  );
}

/** The sign-in of this browser counts no longer: the fault is not ours, and a new one leads back here. */
function SignInAgainScreen() {
  const { t } = useLingui();
  const { href, pathname } = useLocation();
  const prefix = pathname.split('/')[1];
  return (
    <Screen
      title={t`Please sign in again`}
      action={
        isLocaleCode(prefix) && (
          <a className={button({ look: 'outline' })} href={signInUrl(prefix, href, { fresh: '1' })}>
            <Trans>Sign in</Trans>
          </a>
        )
      }
    >
      <p>
        <Trans>Your sign-in has ended. Your cart is safe.</Trans>
      </p>
    </Screen>
  );
}

/** Every status but 404: one sentence, the name of the incident for our people, a way home (LAY-11). */
export function ServerErrorScreen({ error }: Partial<Pick<ErrorComponentProps, 'error'>>) {
  const { t } = useLingui();
  if (isConnectionLost(error)) return <OfflineScreen />;
  const { code, correlationId } = readClientMessage(error);
  if (code === 'UNAUTHORIZED' || code === 'INVALID_JWT') return <SignInAgainScreen />;
  return (
    <Screen title={t`Our shop needs a moment`} isTitled={error !== undefined}>
      <p>
        <Trans>
          Something went wrong on our side, but your cart is safe. Please try again shortly.
        </Trans>
      </p>
      {correlationId !== null && (
        <p>
          <small>{correlationId}</small>
        </p>
      )}
    </Screen>
  );
}

/**
 * Shown in place of a page that failed. A page whose code could not be loaded is fetched as a
 * document: the server renders it, and it can be read and used without that code.
 */
export function FailedPage({ error }: ErrorComponentProps) {
  const [isFetching, setFetching] = useState(() => isCodeLost(error) && navigator.onLine);
  useEffect(() => {
    if (isFetching) setFetching(fetchIfStale());
  }, [isFetching]);
  return isFetching ? null : <ServerErrorScreen error={error} />;
}
