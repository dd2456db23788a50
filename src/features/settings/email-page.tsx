import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isEmail } from '#src/domain/newsletter/email.ts';
import { SettingsLink } from '#src/features/shop/settings-link.tsx';
import { TextField } from '#src/ui/field.tsx';
import { typedText, useCheckedForm } from '#src/ui/use-checked-form.ts';
import { button, flow, heading, text } from '#styles/recipes';
import { askForNewEmail, profileQuery } from './settings.functions.ts';
import { SettingsForm } from './settings-form.tsx';
import { StepUp } from './step-up.tsx';
import { useSave } from './use-save.ts';

function ChangeEmail({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(profileQuery);
  const { email } = data;
  const { save, isBusy, code } = useSave({
    send: (wanted: { email: string }) => askForNewEmail({ data: wanted }),
    onDone: (wanted) => onSent(wanted.email),
  });
  const { form, problems } = useCheckedForm({
    read: (data) => ({ email: typedText(data, 'email') }),
    problemsOf: (typed) => (isEmail(typed.email) ? {} : { email: 'format' }),
    onValid: (typed, { refuse }) =>
      save(typed, ({ code: refusal }) => {
        const isRefused = refusal === 'BAD_REQUEST';
        if (isRefused) refuse({ email: 'format' });
        return isRefused;
      }),
  });
  return (
    <SettingsForm form={form} isBusy={isBusy} code={code} action={<Trans>Send the link</Trans>}>
      <p className={text({ tone: 'muted', measure: 'read' })}>
        <Trans>
          You sign in as {email}. We will send a link to your new address: it takes effect once you
          open the link and confirm.
        </Trans>
      </p>
      <TextField
        name="email"
        type="email"
        label={t`New email address`}
        required
        autoComplete="email"
        error={
          problems.email === undefined
            ? undefined
            : t({
                id: 'newsletterSubscription.emailInvalid',
                message: 'Please enter an email address such as name@mail.example.',
              })
        }
      />
    </SettingsForm>
  );
}

/** The same for every address: whether somebody has it is nobody's business (decision 052). */
function Sent({ email }: { email: string }) {
  // The form that was in focus is gone.
  const statusText = useRef<HTMLParagraphElement>(null);
  useEffect(() => statusText.current?.focus(), []);
  return (
    <>
      <p
        ref={statusText}
        tabIndex={-1}
        role="status"
        className={text({ tone: 'notice', measure: 'read' })}
      >
        <Trans>
          Check the inbox of {email}: if the address is free, a link is waiting there. It works for
          30 minutes, and nothing changes until you confirm.
        </Trans>
      </p>
      <p>
        <SettingsLink page="settings" className={button({ look: 'outline' })}>
          <Trans>Back to settings</Trans>
        </SettingsLink>
      </p>
    </>
  );
}

/** `/account/settings/email`: another address to sign in with (decision 052). */
export function EmailPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Change email address</Trans>
      </h1>
      <StepUp>
        {sentTo === null ? <ChangeEmail onSent={setSentTo} /> : <Sent email={sentTo} />}
      </StepUp>
    </div>
  );
}
