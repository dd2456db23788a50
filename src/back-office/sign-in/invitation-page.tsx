import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLogin } from 'react-admin';
import { acceptInvitation, findInvitation } from '#src/domain/staff/sign-in.calls.ts';
import type { SignInStep } from '#src/domain/staff/staff.schema.ts';
import { ask } from '../calls/ask.ts';
import { useWrite } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';
import { Field, textsOf } from './field.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { NextStep } from './sign-in-page.tsx';

/** Where the link of a mail leads: name, password, second factor. */
export function InvitationPage() {
  const { t } = useLingui();
  const token = new URLSearchParams(window.location.search).get('token') ?? '';
  const [step, setStep] = useState<SignInStep | null>(null);
  const { data: invited, isPending } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => ask(findInvitation, { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (step !== null) {
    return (
      <SignInLayout title={t`Set up a second factor`}>
        <NextStep step={step} onStep={setStep} />
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={t`Welcome to the back office`}>
      {isPending && <CircularProgress aria-label={t`Loading`} />}
      {!isPending && invited === undefined && <Refusal of={{ code: 'INVITATION_OVER' }} />}
      {invited && <AcceptForm {...{ token, invited }} onStep={setStep} />}
    </SignInLayout>
  );
}

type AcceptFormProps = {
  token: string;
  invited: { email: string; name: string; language: 'de' | 'en' | 'es' | 'fr' | 'it' | 'pl' };
  onStep: (step: SignInStep) => void;
};

function AcceptForm({ token, invited, onStep }: AcceptFormProps) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const login = useLogin();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name = '', password = '' } = textsOf(event.currentTarget);
    const body = { token, name, password, language: invited.language };
    const step = await write(acceptInvitation, { body });
    if (step?.next === 'signed-in') await login({});
    else if (step !== undefined) onStep(step);
  };
  return (
    <form onSubmit={submit}>
      <Typography>{invited.email}</Typography>
      <Field
        name="name"
        label={t`Your name`}
        // The first owner is called by the e-mail until somebody says a name, which an e-mail is not.
        defaultValue={invited.name === invited.email ? '' : invited.name}
        autoComplete="name"
      />
      <Field
        name="password"
        type="password"
        label={t`Password`}
        helperText={t`At least 12 characters`}
        autoComplete="new-password"
        slotProps={{ htmlInput: { minLength: 12 } }}
      />
      <Refusal of={refusal} />
      <Button type="submit" variant="contained" fullWidth loading={isWriting} sx={{ mt: 2 }}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
