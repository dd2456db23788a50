import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordInput, required, TextInput, Title, useNotify } from 'react-admin';
import {
  addStaffPasskey,
  askNewStaffPasskey,
  changeStaffPassword,
  endStaffSession,
  getSecondFactor,
  getStaffSessions,
  removeStaffPasskey,
  removeTotp,
} from '#src/domain/staff/own.calls.ts';
import { ask } from '../calls/ask.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { DialogBody, DialogDeeds, DialogFrame } from '../look/dialog-frame.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { makePasskey } from '../sign-in/passkeys.ts';
import { SetUpTotp } from '../sign-in/set-up-totp.tsx';

function AuthenticatorApp({ hasTotp }: { hasTotp: boolean }) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const [isOpen, setOpen] = useState(false);
  const back = () => setOpen(false);
  if (hasTotp) {
    return (
      <>
        <Typography>
          <Trans>You are asked for a code of your authenticator app.</Trans>
        </Typography>
        <Refusal of={refusal} />
        <ConfirmButton
          {...{ isWriting }}
          label={t`Remove the authenticator app`}
          question={t`You are not asked for its codes any more.`}
          onYes={() => write(removeTotp, {})}
        />
      </>
    );
  }
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Add an authenticator app</Trans>
      </Button>
      <DialogFrame {...{ isOpen }} title={t`Add an authenticator app`} onBack={back}>
        <DialogBody>
          <SetUpTotp onDone={back} />
        </DialogBody>
        <DialogDeeds onBack={back} />
      </DialogFrame>
    </>
  );
}

function SecondFactor() {
  const { t } = useLingui();
  const { day } = useFormats();
  const { write, isWriting, refusal } = useWrite();
  const { data } = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => ask(getSecondFactor, {}),
  });
  if (data === undefined) return null;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <AuthenticatorApp hasTotp={data.hasTotp} />
      {data.passkeys.map(({ id, name, addedAt }) => (
        <Stack key={id} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography>
            <Trans>
              Passkey {name}, added {day(addedAt)}
            </Trans>
          </Typography>
          <ConfirmButton
            {...{ isWriting }}
            label={t`Remove`}
            question={t`The passkey ${name} opens your account no more.`}
            onYes={() => write(removeStaffPasskey, { params: { passkeyId: id } })}
          />
        </Stack>
      ))}
      <FormDialog
        {...{ isWriting, refusal }}
        label={t`Add a passkey`}
        onSave={async ({ name }) => {
          const options = await write(askNewStaffPasskey, {});
          const answer = options && (await makePasskey(options));
          if (!answer) return false;
          return (await write(addStaffPasskey, { body: { name, answer } })) !== undefined;
        }}
      >
        <TextInput source="name" label={t`Name of the device`} validate={required()} />
      </FormDialog>
    </Stack>
  );
}

function Sessions() {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { write, isWriting } = useWrite();
  const { data } = useQuery({ queryKey: ['sessions'], queryFn: () => ask(getStaffSessions, {}) });
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data?.values.map(({ id, browser, system, lastSeenAt, isThis }) => (
        <Stack component="li" key={id} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography>
            <Trans>
              {browser} on {system}, last seen {moment(lastSeenAt)}
            </Trans>
          </Typography>
          {isThis ? (
            <Typography color="textSecondary">{t`this one`}</Typography>
          ) : (
            <ConfirmButton
              {...{ isWriting }}
              label={t`End it`}
              question={t`${browser} on ${system} is signed out.`}
              onYes={() => write(endStaffSession, { params: { sessionId: id } })}
            />
          )}
        </Stack>
      ))}
    </Stack>
  );
}

function Password() {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const notify = useNotify();
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Change the password`}
      onSave={async ({ currentPassword, newPassword }) => {
        const body = { currentPassword, newPassword };
        const isChanged = (await write(changeStaffPassword, { body })) !== undefined;
        if (isChanged) notify(t`The password is changed. All other sessions are over.`);
        return isChanged;
      }}
    >
      <PasswordInput source="currentPassword" label={t`Current password`} validate={required()} />
      <PasswordInput
        source="newPassword"
        label={t`New password`}
        helperText={t`At least 12 characters`}
        validate={required()}
      />
    </FormDialog>
  );
}

/** One's own account: second factor, password, where one is signed in. */
export function AccountPage() {
  const { t } = useLingui();
  const parts = [
    { name: t`Second factor`, part: <SecondFactor /> },
    { name: t`Password`, part: <Password /> },
    { name: t`Where you are signed in`, part: <Sessions /> },
  ];
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={t`Your account`} />
      {parts.map(({ name, part }) => (
        <Section key={name} title={name}>
          {part}
        </Section>
      ))}
    </Stack>
  );
}
