import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-admin';
import {
  askStaffPasswordLink,
  findStaffPasswordLink,
  renewStaffPassword,
} from '#src/domain/staff/sign-in.calls.ts';
import { ask } from '../calls/ask.ts';
import { useWrite } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';
import { Field, textsOf } from './field.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

/** What was done, announced, and the way to the sign-in. */
function Done({ children }: { children: ReactNode }) {
  return (
    <>
      <Alert severity="success" role="status" sx={{ mb: 2 }}>
        {children}
      </Alert>
      <Link to="/login">
        <Trans>Sign in</Trans>
      </Link>
    </>
  );
}

/** Has a link mailed to a member who forgot the password; says the same for every e-mail. */
export function ForgottenPasswordPage() {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const [isAsked, setAsked] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email = '' } = textsOf(event.currentTarget);
    const answer = await write(askStaffPasswordLink, { body: { email: email.trim() } });
    if (answer !== undefined) setAsked(true);
  };
  return (
    <SignInLayout title={t`Forgotten password?`}>
      {isAsked ? (
        <Done>
          <Trans>
            If a member has this email address, a link is on its way. It can be used once, within 30
            minutes.
          </Trans>
        </Done>
      ) : (
        <form onSubmit={submit}>
          <Typography>
            <Trans>You are mailed a link to choose a new password.</Trans>
          </Typography>
          <Field
            name="email"
            type="email"
            label={t`Email address`}
            autoComplete="username"
            autoFocus
          />
          <Refusal of={refusal} />
          <Button
            type="submit"
            variant="contained"
            fullWidth
            loading={isWriting}
            sx={{ mt: 2, mb: 2 }}
          >
            <Trans>Send the link</Trans>
          </Button>
          <Link to="/login">
            <Trans>Back to the sign-in</Trans>
          </Link>
        </form>
      )}
    </SignInLayout>
  );
}

/** Where the link of the mail leads: a new password, once. */
export function NewPasswordPage() {
  const { t } = useLingui();
  const token = new URLSearchParams(window.location.search).get('token') ?? '';
  const { write, isWriting, refusal } = useWrite();
  const [isRenewed, setRenewed] = useState(false);
  const { data: member, isPending } = useQuery({
    queryKey: ['password-link', token],
    queryFn: () => ask(findStaffPasswordLink, { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password = '' } = textsOf(event.currentTarget);
    const answer = await write(renewStaffPassword, { body: { token, password } });
    if (answer !== undefined) setRenewed(true);
  };
  if (isRenewed) {
    return (
      <SignInLayout title={t`New password`}>
        <Done>
          <Trans>The password is changed. All sessions are over.</Trans>
        </Done>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={t`New password`}>
      {isPending && <CircularProgress aria-label={t`Loading`} />}
      {!isPending && member === undefined && (
        <>
          <Refusal of={{ code: 'PASSWORD_LINK_OVER' }} />
          <Link to="/forgotten-password">
            <Trans>Ask for a new link</Trans>
          </Link>
        </>
      )}
      {member && (
        <form onSubmit={submit}>
          <Typography>{member.email}</Typography>
          <input type="hidden" name="email" autoComplete="username" value={member.email} />
          <Field
            name="password"
            type="password"
            label={t`New password`}
            helperText={t`At least 12 characters`}
            autoComplete="new-password"
            autoFocus
            slotProps={{ htmlInput: { minLength: 12 } }}
          />
          <Refusal of={refusal} />
          <Button type="submit" variant="contained" fullWidth loading={isWriting} sx={{ mt: 2 }}>
            <Trans>Continue</Trans>
          </Button>
        </form>
      )}
    </SignInLayout>
  );
}
