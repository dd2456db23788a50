import { Trans } from '@lingui/react/macro';
import { ErrorScreen } from '#src/features/failures/error-screen.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { button } from '#styles/recipes';

/** Another site led to the sign-out: the shopper decides. Works without script. */
export function SignOutPage() {
  const locale = useLocale();
  return (
    <ErrorScreen
      title={<Trans>Would you like to sign out?</Trans>}
      action={
        <form method="post" action="/api/auth/logout">
          <input type="hidden" name="locale" value={locale} />
          <button type="submit" className={button({ look: 'outline' })}>
            <Trans>Sign out</Trans>
          </button>
        </form>
      }
    >
      <p>
        <Trans>
          A link on another site brought you here. You stay signed in unless you choose otherwise.
        </Trans>
      </p>
    </ErrorScreen>
  );
}
