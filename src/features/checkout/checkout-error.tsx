import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { ErrorCode } from '#src/contract/errors.ts';
import { signInAddress } from '#src/features/sign-in/sign-in-addresses.ts';
import { ERROR_MESSAGES } from '#src/i18n/errors.ts';
import { useLocale } from '#src/i18n/use-formats.ts';
import { banner, button } from '#styles/recipes';

/** The one place of a step where a failed save is told; what was typed stays. */
export function CheckoutError({ code }: { code: ErrorCode | null }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const here = useLocation({ select: ({ href }) => href });
  return (
    <div role="alert">
      {code !== null && (
        <div className={banner({ type: 'danger' })}>
          <span>{i18n._(ERROR_MESSAGES[code])}</span>
          {code === 'UNAUTHORIZED' && (
            // Beside this page, so that nothing typed is lost.
            <a
              className={button({ look: 'quiet' })}
              href={signInAddress(locale, here)}
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
