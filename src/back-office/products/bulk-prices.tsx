import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { RadioButtonGroupInput, required, SelectInput, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { BulkRule } from '#src/domain/catalogue/bulk-price.ts';
import { PRICE_ENDINGS } from '#src/domain/catalogue/price-plan.ts';
import { FormDialog } from '../look/form-dialog.tsx';

export type BulkChange = BulkRule & { target: 'initialCents' | 'saleCents'; isAll: boolean };

const BEGUN = {
  ...{ scope: 'block', target: 'initialCents', kind: 'percent', value: '', ending: 'same' },
};

/** A percentage or an amount as people write it, below zero too; null for anything else. */
function readValue(typed: unknown): number | null {
  const plain = String(typed ?? '')
    .replaceAll(/[\s%]/g, '')
    .replace('−', '-')
    .replace(',', '.');
  return /^[+-]?\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** Types prices of many cells by a rule; they are saved like those that are typed one by one. */
export function BulkPrices({ onChange }: { onChange: (change: BulkChange) => void }) {
  const { t } = useLingui();
  const [isWrong, setWrong] = useState(false);

  async function fill({ scope, target, kind, value, ending }: FieldValues): Promise<boolean> {
    const amount = readValue(value);
    setWrong(amount === null);
    if (amount === null) return false;
    onChange({ target, kind, value: amount, ending, isAll: scope === 'all' });
    return true;
  }

  return (
    <FormDialog
      label={t`Change many`}
      deed={t`Fill in`}
      isWriting={false}
      refusal={null}
      defaultValues={BEGUN}
      first="value"
      onSave={fill}
    >
      {isWrong && <Alert severity="error">{t`Please enter a number such as -20 or 5.50.`}</Alert>}
      <RadioButtonGroupInput
        source="scope"
        label={t`Where`}
        choices={[
          { id: 'block', name: t`Selected rows, in the shops that are selected` },
          { id: 'all', name: t`All rows, in the shops that are selected` },
        ]}
      />
      <SelectInput
        source="target"
        label={t`What is filled in`}
        choices={[
          { id: 'initialCents', name: t`Price` },
          { id: 'saleCents', name: t`Reduced to` },
        ]}
        validate={required()}
      />
      <SelectInput
        source="kind"
        label={t`How`}
        choices={[
          { id: 'percent', name: t`The price changed by percent` },
          { id: 'amount', name: t`The price changed by an amount` },
          { id: 'fixed', name: t`This amount` },
        ]}
        validate={required()}
      />
      <TextInput
        source="value"
        label={t`Percent or amount`}
        inputMode="text"
        validate={required()}
      />
      <SelectInput
        source="ending"
        label={t`Prices end in`}
        choices={PRICE_ENDINGS.map((id) => ({ id, name: id === 'same' ? t`as calculated` : id }))}
        validate={required()}
      />
    </FormDialog>
  );
}
