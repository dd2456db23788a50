import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { FormEvent, ReactNode } from 'react';
import { Field, textsOf } from './field.tsx';

type CodeFormProps = {
  onCode: (code: string) => void;
  isWriting: boolean;
  children?: ReactNode;
};

/** Asks for the six digits of an authenticator app. */
export function CodeForm({ onCode, isWriting, children }: CodeFormProps) {
  const { t } = useLingui();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { code = '' } = textsOf(event.currentTarget);
    onCode(code.replaceAll(/\s/g, ''));
  };
  return (
    <form onSubmit={submit}>
      <Field
        name="code"
        label={t`Code of your authenticator app`}
        autoFocus
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9 ]{6,7}', maxLength: 7 } }}
      />
      {children}
      <Button type="submit" variant="contained" fullWidth loading={isWriting} sx={{ mt: 2 }}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
