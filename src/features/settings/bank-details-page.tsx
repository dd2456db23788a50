import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankDetails } from '#src/domain/account/account.schema.ts';
import { OWNER_MAX_LENGTH } from '#src/domain/account/account.values.ts';
import {
  type BankDetailsField,
  type BankDetailsProblem,
  bankDetailsProblems,
} from '#src/domain/account/bank-details.ts';
import { groupIban, ibanExample, stripIban } from '#src/domain/account/iban.ts';
import { tidyLine } from '#src/domain/text/typed-text.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { TextField } from '#src/ui/field.tsx';
import { typedText, useCheckedForm } from '#src/ui/use-checked-form.ts';
import { flow, heading, text } from '#styles/recipes';
import { bankDetailsQuery, saveBankDetails } from './settings.functions.ts';
import { SettingsForm } from './settings-form.tsx';
import { StepUp } from './step-up.tsx';
import { useBackToSettings, useSave } from './use-save.ts';

const BANK_FIELDS = ['owner', 'iban', 'bic'] as const satisfies readonly BankDetailsField[];

function messageOf(
  field: BankDetailsField,
  problem: BankDetailsProblem,
  example: string,
): MessageDescriptor {
  if (field === 'bic') return msg`A BIC has 8 or 11 characters. You may leave this field empty.`;
  if (field === 'owner') {
    if (problem === 'format') return msg`Please enter a name alone, without links, < or >.`;
    return problem === 'too-long'
      ? msg`Please shorten this to ${OWNER_MAX_LENGTH} characters.`
      : msg`Please enter the name of the account holder.`;
  }
  return problem === 'required'
    ? msg`Please enter an IBAN.`
    : msg`This IBAN is not right. It should look like ${example}: please compare it with your bank card or statement.`;
}

const EMPTY: BankDetails = { iban: '', bic: '', owner: '' };

function ChangeBankDetails() {
  const { t, i18n } = useLingui();
  const { data } = useSuspenseQuery(bankDetailsQuery);
  const [saved] = useState(() => data ?? EMPTY);
  const goBack = useBackToSettings();
  const { countryCodeISO2 } = useShop().parameters;
  const { save, isBusy, code } = useSave({
    send: (details: BankDetails) => saveBankDetails({ data: details }),
    onDone: () => goBack(t`Your bank details have been saved.`),
  });
  const { form, problems } = useCheckedForm({
    read: (data): BankDetails => ({
      owner: tidyLine(typedText(data, 'owner')),
      iban: stripIban(typedText(data, 'iban')),
      bic: stripIban(typedText(data, 'bic')),
    }),
    problemsOf: bankDetailsProblems,
    onValid: (details, { refuse }) =>
      save(details, (refusal) => {
        const field = BANK_FIELDS.find((name) => name === refusal.field);
        if (field !== undefined) refuse({ [field]: 'format' });
        return field !== undefined;
      }),
  });
  const errorOf = (field: BankDetailsField) => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    return i18n._(messageOf(field, problem, ibanExample(countryCodeISO2)));
  };
  return (
    <SettingsForm form={form} isBusy={isBusy} code={code}>
      <p className={text({ tone: 'muted', measure: 'read' })}>
        <Trans>
          We use this account only for refunds we cannot make to your payment method, and never to
          take money from it.
        </Trans>
      </p>
      <TextField
        name="owner"
        label={t`Account holder`}
        required
        autoComplete="name"
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
