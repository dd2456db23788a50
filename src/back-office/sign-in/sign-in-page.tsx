import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { Link, useLogin } from 'react-admin';
import {
  askStaffPasskey,
  enterStaffCode,
  enterStaffPasskey,
  signInStaff,
} from '#src/domain/staff/sign-in.calls.ts';
import type { SignInStep } from '#src/domain/staff/staff.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';
import { CodeForm } from './code-form.tsx';
import { Field, textsOf } from './field.tsx';
import { askPasskey } from './passkeys.ts';
import { SetUpTotp } from './set-up-totp.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

/** Password, then a second factor where one is set or wanted. */
export function SignInPage() {
  const { t } = useLingui();
  const [step, setStep] = useState<SignInStep | null>(null);
  if (step === null) {
    return (
      <SignInLayout title={t`Sign in to the back office`}>
        <PasswordForm onStep={setStep} />
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={step.next === 'enrol' ? t`Set up a second factor` : t`One more step`}>
      <NextStep step={step} onStep={setStep} />
    </SignInLayout>
  );
}

type StepProps = { onStep: (step: SignInStep) => void };

function PasswordForm({ onStep }: StepProps) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const login = useLogin();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email = '', password = '' } = textsOf(event.currentTarget);
    const step = await write(signInStaff, { body: { email: email.trim(), password } });
    if (step?.next === 'signed-in') await login({});
    else if (step !== undefined) onStep(step);
  };
  return (
    <form onSubmit={submit}>
      <Field name="email" type="email" label={t`Email address`} autoComplete="username" autoFocus />
      <Field name="password" type="password" label={t`Password`} autoComplete="current-password" />
      <Refusal of={refusal} />
      <Button type="submit" variant="contained" fullWidth loading={isWriting} sx={{ mt: 2 }}>
        <Trans>Sign in</Trans>
      </Button>
      <Typography sx={{ mt: 2 }}>
        <Link to="/forgotten-password">
          <Trans>Forgotten password?</Trans>
        </Link>
      </Typography>
    </form>
  );
}

/** What follows a right password or an accepted invitation. */
export function NextStep({ step, onStep }: StepProps & { step: SignInStep }) {
  const { write, isWriting, refusal } = useWrite();
  const login = useLogin();
  const goOn = async (next: SignInStep | undefined) => {
    if (next?.next === 'signed-in') await login({});
    else if (next !== undefined) onStep(next);
  };
  if (step.next === 'enrol') return <SetUpTotp onDone={() => login({})} />;
  const byPasskey = async () => {
    const options = await write(askStaffPasskey, {});
    const answer = options && (await askPasskey(options));
    if (answer) await goOn(await write(enterStaffPasskey, { body: answer }));
  };
  return (
    <>
      <Refusal of={refusal} />
      {step.methods.includes('totp') && (
        <CodeForm
          isWriting={isWriting}
          onCode={async (code) => goOn(await write(enterStaffCode, { body: { code } }))}
        />
      )}
      {step.methods.includes('passkey') && (
        <Button variant="outlined" fullWidth loading={isWriting} onClick={byPasskey} sx={{ mt: 2 }}>
          <Trans>Use a passkey</Trans>
        </Button>
      )}
    </>
  );
}
