import { useLingui } from '@lingui/react/macro';
import { ArrayInput, BooleanInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { DonationChoice } from '#src/domain/shop/web-domain.schema.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { inCents, inUnits, MoneyInput } from './money-input.tsx';
import { type ReadSetting, useSaveSetting } from './use-setting.ts';

/** A name for what orders refer to: of the label, and of no other donation. */
function idOf(label: string, taken: readonly string[]): string {
  const plain = label
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const name = plain.replaceAll(/^-|-$/g, '').slice(0, 40) || 'donation';
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? name : `${name}-${number}`;
    if (!taken.includes(id)) return id;
  }
}

function donationOf(typed: FieldValues, id: string): DonationChoice {
  const amounts: unknown[] = Array.isArray(typed.amounts) ? typed.amounts : [];
  const cents = amounts
    .map((one) => inCents(Object.values(one ?? {})[0]))
    .filter((one) => one !== null)
    .sort((one, other) => one - other);
  return {
    ...{ id, label: String(typed.label).trim(), isActive: typed.isActive === true },
    ...{ amounts: cents, preselected: inCents(typed.preselected) },
  };
}

const NEW: DonationChoice = {
  ...{ id: '', label: '', isActive: true, amounts: [100, 200, 500], preselected: null },
};

type DonationFormProps = {
  read: ReadSetting<'gifts'>;
  /** Its place among the donations; null for a new one. */
  at: number | null;
};

export function DonationForm({ read, at }: DonationFormProps) {
  const { t } = useLingui();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { setting, currency } = read;
  const { donations } = setting;
  const known = at === null ? undefined : donations[at];
  const { label, isActive, amounts, preselected } = known ?? NEW;
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={known === undefined ? t`New donation` : t`Change`}
      title={known === undefined ? t`New donation` : t`Change the donation`}
      deed={t`Save`}
      variant={known === undefined ? 'contained' : 'text'}
      defaultValues={{
        ...{ label, isActive, preselected: inUnits(preselected) },
        amounts: amounts.map((cents) => ({ amount: inUnits(cents) })),
      }}
      onSave={(typed) => {
        const id =
          known?.id ??
          idOf(
            String(typed.label),
            donations.map((one) => one.id),
          );
        const donation = donationOf(typed, id);
        return save({
          ...setting,
          donations:
            at === null
              ? [...donations, donation]
              : donations.map((one, place) => (place === at ? donation : one)),
        });
      }}
    >
      <TextInput
        source="label"
        label={t`For whom or what, as shoppers read it`}
        helperText={t`In the language of the shop.`}
        validate={required()}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <BooleanInput source="isActive" label={t`Offered in the cart`} helperText={false} />
      <ArrayInput source="amounts" label={t`Amounts to choose from`}>
        <SimpleFormIterator disableReordering>
          <MoneyInput source="amount" label={t`Amount (${currency})`} min={0.01} />
        </SimpleFormIterator>
      </ArrayInput>
      <MoneyInput
        source="preselected"
        label={t`Chosen at first (${currency})`}
        helperText={t`One of the amounts; empty for none.`}
        isOptional
      />
    </FormDialog>
  );
}
