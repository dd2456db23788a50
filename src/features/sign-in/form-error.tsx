import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { ErrorCode } from '#src/domain/errors.ts';
import { ERROR_MESSAGES } from '#src/i18n/errors.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { banner, button } from '#styles/recipes';
import { freshSignInAddress, signInAddress } from './sign-in-addresses.ts';

/** What a sign-in mends. */
const SIGN_IN: Partial<Record<ErrorCode, typeof signInAddress>> = {
  UNAUTHORIZED: signInAddress,
  SIGN_IN_NOT_RECENT: freshSignInAddress,
};

/** The one place of a form where a failed save is told; what was typed stays. */
export function FormError({ code }: { code: ErrorCode | null }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const here = useLocation({ select: ({ href }) => href });
  const toSignIn = code === null ? undefined : SIGN_IN[code];
  return (
    <div role="alert">
      {code !== null && (
        <div className={banner({ type: 'danger' })}>
          <span>{i18n._(ERROR_MESSAGES[code])}</span>
          {toSignIn !== undefined && (
            // Beside this page, so that nothing typed is lost.
            <a
              className={button({ look: 'quiet' })}
              href={toSignIn(locale, here)}
              target="_blank"
              rel="noopener"
            >
              <Trans>Sign in (new window)</Trans>
            </a>
          )}
        </div>
      )}
    </div>
  );
}
