import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import type { Passkey } from '#src/domain/sign-in/passkeys.schema.ts';
import { showFailure } from '#src/features/failures/show-failure.ts';
import { signInUrl } from '#src/features/shop/urls.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button.tsx';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { button, flow, heading, settingsPart, text } from '#styles/recipes';
import { passkeysQuery, removePasskey } from './passkeys.functions.ts';

type RowProps = { passkey: Passkey; isBusy: boolean; onRemove: () => void };

function Row({ passkey, isBusy, onRemove }: RowProps) {
  const { i18n } = useLingui();
  const { moment } = useFormats();
  const { root, title, body } = settingsPart();
  const { name, lastUsedAt } = passkey;
  const added = moment(passkey.addedAt);
  const used = lastUsedAt === null ? null : moment(lastUsedAt);
  return (
    <li className={root}>
      <h3 className={title}>{name}</h3>
      <div className={body}>
        <p className={text({ tone: 'muted', size: 'sm' })}>
          <Trans>Added: {added}</Trans>
        </p>
        <p className={text({ tone: 'muted', size: 'sm' })}>
          {used === null ? <Trans>Not used yet</Trans> : <Trans>Last used: {used}</Trans>}
        </p>
      </div>
      <Button
        look="quiet"
        isBusy={isBusy}
        onClick={onRemove}
        aria-label={t(i18n)`Remove the passkey: ${name}`}
      >
        <Trans>Remove</Trans>
      </Button>
    </li>
  );
}

/** What signs the customer in without a password: a new one is made on the provider's own page. */
export function Passkeys() {
  const { i18n } = useLingui();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const locale = useLocale();
  const here = useLocation({ select: ({ href }) => href });
  const { data: passkeys } = useSuspenseQuery(passkeysQuery);
  const removing = useMutation({
    mutationFn: (passkeyId: string) => removePasskey({ data: { passkeyId } }),
    onSuccess: () => {
      showShopToast(t(i18n)`The passkey is removed.`);
      // The button that was clicked is about to go.
      title.current?.focus({ preventScroll: true });
    },
    onError: (error) => showFailure(i18n, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
  return (
    <section className={flow({ gap: '4' })} aria-labelledby={id}>
      <h2 ref={title} id={id} tabIndex={-1} className={heading({ size: 'part' })}>
        <Trans>Passkeys</Trans>
      </h2>
      <p className={text({ tone: 'muted', measure: 'read' })}>
        <Trans>
          With a passkey you sign in by fingerprint, face or the code of your device, without a
          password.
        </Trans>
      </p>
      {passkeys.length > 0 && (
        <ul className={settingsPart().list}>
          {passkeys.map((passkey) => (
            <Row
              key={passkey.passkeyId}
              passkey={passkey}
              isBusy={removing.isPending && removing.variables === passkey.passkeyId}
              onRemove={() => removing.mutate(passkey.passkeyId)}
            />
          ))}
        </ul>
      )}
      <p>
        <a className={button({ look: 'outline' })} href={signInUrl(locale, here, { passkey: '1' })}>
          <Trans>Add a passkey</Trans>
        </a>
      </p>
    </section>
  );
}
