import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { signInUrl } from '#src/features/shop/urls.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { button } from '#styles/recipes';
import { passkeysQuery, removePasskey } from './passkeys.functions.ts';
import { SignInWays } from './sign-in-ways.tsx';

/** What signs the customer in without a password: a new one is made on the provider's own page. */
export function Passkeys() {
  const { t } = useLingui();
  const locale = useLocale();
  const here = useLocation({ select: ({ href }) => href });
  const { data: passkeys } = useSuspenseQuery(passkeysQuery);
  return (
    <SignInWays
      title={<Trans>Passkeys</Trans>}
      lead={
        <Trans>
          With a passkey you sign in with your fingerprint, your face or your device code, without a
          password.
        </Trans>
      }
      ways={passkeys.map(({ passkeyId, ...passkey }) => ({ id: passkeyId, ...passkey }))}
      removal={{
        label: <Trans>Remove</Trans>,
        nameFor: (name) => t`Remove the passkey: ${name}`,
        done: t`The passkey is removed.`,
        send: (passkeyId) => removePasskey({ data: { passkeyId } }),
      }}
      queryKey={passkeysQuery.queryKey}
    >
      <p>
        <a className={button({ look: 'outline' })} href={signInUrl(locale, here, { passkey: '1' })}>
          <Trans>Add a passkey</Trans>
        </a>
      </p>
    </SignInWays>
  );
}
