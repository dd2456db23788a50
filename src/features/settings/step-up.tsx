import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { PropsWithChildren } from 'react';
import { signInUrl } from '#src/features/shop/urls.ts';
import { recentSignInQuery } from '#src/features/sign-in/session.functions.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { button, flow, text } from '#styles/recipes';

/** What protects the account can be changed right after a sign-in (T39). */
export function StepUp({ children }: PropsWithChildren) {
  const { data: isRecent } = useSuspenseQuery(recentSignInQuery);
  const locale = useLocale();
  const here = useLocation({ select: ({ href }) => href });
  if (isRecent) return children;
  return (
    <div className={flow({ gap: '4' })}>
      <p className={text({ tone: 'notice', measure: 'read' })}>
        <Trans>
          For your security, please confirm that it is you. You will come straight back here.
        </Trans>
      </p>
      <p>
        <a className={button()} href={signInUrl(locale, here, { fresh: '1' })}>
          <Trans>Sign in again</Trans>
        </a>
      </p>
    </div>
  );
}
