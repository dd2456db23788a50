import { Trans } from '@lingui/react/macro';
import { ErrorScreen } from '#src/features/failures/error-screen.tsx';
import { signInUrl } from '#src/features/shop/urls.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { button } from '#styles/recipes';

/** The sign-in failed: say so, and offer to try again (F22). */
export function SignInFailedPage({ returnTo }: { returnTo: string }) {
  const locale = useLocale();
  return (
    <ErrorScreen
      title={<Trans>We could not sign you in</Trans>}
      action={
        <a className={button({ look: 'outline' })} href={signInUrl(locale, returnTo)}>
          <Trans>Try again</Trans>
        </a>
      }
    >
      <p>
        <Trans>Nothing was lost, and your cart is still here. Please try again.</Trans>
      </p>
      <p>
        <Trans>If it fails again, check that your browser accepts cookies for this site.</Trans>
      </p>
    </ErrorScreen>
  );
}
