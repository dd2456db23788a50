import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { passwordProblem } from '#src/domain/account/password.ts';
import type { ErrorCode } from '#src/domain/errors.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { ERROR_MESSAGES } from '#src/i18n/errors.ts';
import { type FieldFrame, useFieldParts } from '#src/ui/field.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { useCheckedForm } from '#src/ui/use-checked-form.ts';
import { flow, heading, passwordField, text } from '#styles/recipes';
import { ConnectedProviders } from './connected-providers.tsx';
import { Devices } from './devices.tsx';
import { Passkeys } from './passkeys.tsx';
import { changePassword, hasPasswordQuery } from './settings.functions.ts';
import { SettingsForm } from './settings-form.tsx';
import { StepUp } from './step-up.tsx';
import { useBackToSettings, useSave } from './use-save.ts';

type PasswordFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'maxLength'>;

/** A password, which may be shown while it is typed (VAL-17). */
function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const { control, frame } = useFieldParts({ label, hint, error });
  const styles = passwordField();
  return frame(
    <span className={styles.root}>
      <input {...input} {...control} type={isShown ? 'text' : 'password'} spellCheck={false} />
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={isShown}
        aria-controls={control.id}
        onClick={() => setShown(!isShown)}
      >
        {t`Show password`}
      </button>
    </span>,
  );
}

type Field = 'currentPassword' | 'newPassword' | 'repeated';
type Problem = 'required' | 'length' | 'letter-and-digit' | 'different' | 'common' | 'wrong';

const PROBLEMS: Record<Problem, MessageDescriptor> = {
  required: msg`Please enter your password.`,
  length: msg`Please use between 8 and 128 characters.`,
  'letter-and-digit': msg`Please use at least one letter and one digit.`,
  different: msg`The passwords do not match. Please type the new one again.`,
  common: ERROR_MESSAGES.PASSWORD_COMMON,
  wrong: ERROR_MESSAGES.PASSWORD_WRONG,
};

/** What only the platform finds out, and the field that tells it. */
const REFUSALS: Partial<Record<ErrorCode, Partial<Record<Field, Problem>>>> = {
  PASSWORD_WRONG: { currentPassword: 'wrong' },
  PASSWORD_COMMON: { newPassword: 'common' },
};

/** As it was typed: a space may be part of a password. */
const typed = (data: FormData, name: Field) => String(data.get(name) ?? '');

function ChangePassword() {
  const { t, i18n } = useLingui();
  const { data: hasPassword } = useSuspenseQuery(hasPasswordQuery);
  const goBack = useBackToSettings();
  const { save, isBusy, code } = useSave({
    send: ({ currentPassword, newPassword }: Record<Field, string>) =>
      changePassword({ data: { newPassword, ...(hasPassword && { currentPassword }) } }),
    onDone: () => goBack(t`Your password has been changed.`),
  });
  const { form, problems } = useCheckedForm<Record<Field, string>, Problem>({
    read: (data) => ({
      currentPassword: typed(data, 'currentPassword'),
      newPassword: typed(data, 'newPassword'),
      repeated: typed(data, 'repeated'),
    }),
    problemsOf: ({ currentPassword, newPassword, repeated }) => {
      const weakness = passwordProblem(newPassword);
      return {
        ...(hasPassword && currentPassword === '' && { currentPassword: 'required' as const }),
        ...(weakness !== undefined && { newPassword: weakness }),
        ...(repeated !== newPassword && { repeated: 'different' as const }),
      };
    },
    onValid: (passwords, { refuse }) =>
      save(passwords, (failure) => {
        const refusal = REFUSALS[failure.code];
        if (refusal !== undefined) refuse(refusal);
        return refusal !== undefined;
      }),
  });
  const field = (name: Field, label: string, hint?: string) => {
    const problem = problems[name];
    return (
      <PasswordField
        name={name}
        label={label}
        hint={hint}
        required
        autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
        error={problem === undefined ? undefined : i18n._(PROBLEMS[problem])}
      />
    );
  };
  return (
    <SettingsForm form={form} isBusy={isBusy} code={code}>
      {hasPassword && field('currentPassword', t`Current password`)}
      {field('newPassword', t`New password`, t`At least 8 characters, with a letter and a digit.`)}
      {field('repeated', t`Confirm new password`)}
      <p className={text({ tone: 'muted', size: 'sm' })}>
        <Trans>You stay signed in here. All other devices are signed out.</Trans>
      </p>
    </SettingsForm>
  );
}

function Password() {
  const { data: hasPassword } = useSuspenseQuery(hasPasswordQuery);
  return (
    <>
      <h1 className={heading()}>
        {hasPassword ? <Trans>Change password</Trans> : <Trans>Choose a password</Trans>}
      </h1>
      <StepUp>
        <ChangePassword />
      </StepUp>
    </>
  );
}

/** Instead, where passwords are not changed here. */
const NoPassword = () => (
  <h1 className={heading()}>
    <Trans>Ways to sign in</Trans>
  </h1>
);

/** `/account/change-password`; the current one is asked for where there is one (ACC-05). */
export function PasswordPage() {
  const { lacks } = useShop();
  return (
    <div className={flow({ gap: '6' })}>
      {lacks.includes('credentials') ? <NoPassword /> : <Password />}
      <OptionalPart>{!lacks.includes('passkeys') && <Passkeys />}</OptionalPart>
      <OptionalPart>{!lacks.includes('connectedProviders') && <ConnectedProviders />}</OptionalPart>
      <OptionalPart>{!lacks.includes('devices') && <Devices />}</OptionalPart>
    </div>
  );
}
