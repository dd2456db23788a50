import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type BankDetails,
  type BankDetailsField,
  type BankDetailsProblem,
  bankDetailsProblems,
} from '#src/domain/bank-details.ts';
import { groupIban, stripIban } from '#src/domain/iban.ts';
import { TextField } from '#src/ui/field.tsx';
import { flow, heading, text } from '#styles/recipes';
import { saveBankDetails } from './settings.functions.ts';
import { bankDetailsQuery } from './settings.queries.ts';
import { SettingsForm } from './settings-form.tsx';
import { StepUp } from './step-up.tsx';
import { useBackToSettings } from './use-back-to-settings.ts';
import { typedText, useCheckedForm } from './use-checked-form.ts';
import { useSave } from './use-save.ts';

const PROBLEMS: Record<BankDetailsField, Record<BankDetailsProblem, MessageDescriptor>> = {
  owner: {
    required: msg`Please enter the name of the account holder.`,
    format: msg`Please enter the name of the account holder.`,
  },
  iban: {
    required: msg`Please enter an IBAN.`,
    format: msg`This IBAN is not right. Please compare it with your bank card or statement.`,
  },
  bic: {
    required: msg`A BIC has 8 or 11 characters. You may leave this field empty.`,
    format: msg`A BIC has 8 or 11 characters. You may leave this field empty.`,
  },
};

const EMPTY: BankDetails = { iban: '', bic: '', owner: '' };

function ChangeBankDetails() {
  const { t, i18n } = useLingui();
  const { data } = useSuspenseQuery(bankDetailsQuery);
  const [saved] = useState(() => data ?? EMPTY);
  const goBack = useBackToSettings();
  const { form, problems, check, recheck } = useCheckedForm({
    order: ['owner', 'iban', 'bic'] as const,
    read: (data): BankDetails => ({
      owner: typedText(data, 'owner'),
      iban: stripIban(typedText(data, 'iban')),
      bic: stripIban(typedText(data, 'bic')),
    }),
    problemsOf: bankDetailsProblems,
  });
  const { save, isBusy, code } = useSave({
    send: (details: BankDetails) => saveBankDetails({ data: details }),
    onDone: () => goBack(t`Your bank details have been saved.`),
  });
  const errorOf = (field: BankDetailsField) => {
    const problem = problems[field];
    return problem === undefined ? undefined : i18n._(PROBLEMS[field][problem]);
  };
  return (
    <SettingsForm
      form={form}
      onSubmit={() => {
        const details = check();
        if (details !== null) save(details);
      }}
      onInput={recheck}
      isBusy={isBusy}
      code={code}
    >
      <p className={text({ tone: 'muted', measure: 'read' })}>
        <Trans>
          We use this account for refunds that cannot go back the way you paid, and never to take
          money from it.
        </Trans>
      </p>
      <TextField
        name="owner"
        label={t`Account holder`}
        required
        autoComplete="name"
        maxLength={70}
        defaultValue={saved.owner}
        error={errorOf('owner')}
      />
      <TextField
        name="iban"
        label={t`IBAN`}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={50}
        defaultValue={groupIban(saved.iban)}
        error={errorOf('iban')}
        onBlur={({ currentTarget }) => {
          currentTarget.value = groupIban(currentTarget.value);
        }}
      />
      <TextField
        name="bic"
        label={t`BIC`}
        optionalLabel={t`(optional)`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={11}
        defaultValue={saved.bic}
        error={errorOf('bic')}
      />
    </SettingsForm>
  );
}

/** `/account/settings/bank-details`: where refunds go (ACC-09). */
export function BankDetailsPage() {
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Bank details</Trans>
      </h1>
      <StepUp>
        <ChangeBankDetails />
      </StepUp>
    </div>
  );
}
