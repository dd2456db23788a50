import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { ErrorCode } from '#src/domain/errors.ts';
import { signInUrl } from '#src/features/shop/urls.ts';
import { ERROR_MESSAGES } from '#src/i18n/errors.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { banner, button } from '#styles/recipes';

/** What a sign-in mends, and which one. */
const SIGN_IN: Partial<Record<ErrorCode, { fresh?: '1' }>> = {
  UNAUTHORIZED: {},
  SIGN_IN_NOT_RECENT: { fresh: '1' },
};

/** Shows why a form could not be saved; what was typed stays. */
export function FormError({ code }: { code: ErrorCode | null }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const here = useLocation({ select: ({ href }) => href });
  const signIn = code === null ? undefined : SIGN_IN[code];
  return (
    <div role="alert">
      {code !== null && (
        <div className={banner({ type: 'danger' })}>
          <span>{i18n._(ERROR_MESSAGES[code])}</span>
          {signIn !== undefined && (
            // In another window, so that nothing typed is lost.
            <a
              className={button({ look: 'quiet' })}
              href={signInUrl(locale, here, signIn)}
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
