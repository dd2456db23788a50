import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import {
  FormDataConsumer,
  maxValue,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  required,
  TextInput,
} from 'react-admin';
import type { SettingOf } from '#src/domain/shop/setting.schema.ts';
import { FEWEST_RETURN_DAYS, MOST_RETURN_DAYS } from '#src/domain/shop/setting-rules.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { inCents, inUnits, MoneyInput } from './money-input.tsx';
import { Said } from './said.tsx';
import { SettingPage } from './setting-page.tsx';
import { type ReadSetting, useSaveSetting } from './use-setting.ts';

type Read = { read: ReadSetting<'returns'> };

function useReturnSentences(currency: string) {
  const { t } = useLingui();
  const { money } = useFormats();
  return ({ returns }: SettingOf<'returns'>) => {
    const { days, isFree, labelFee, carrier } = returns;
    const [fee, cost] = [labelFee?.centAmount ?? 0, labelFee?.costCentAmount ?? 0].map((cents) =>
      money(cents, currency),
    );
    const address = returns.address.join(', ');
    return [
      t`Shoppers send back within ${plural(days, { one: '# day', other: '# days' })} of delivery`,
      isFree ? t`Sending back is free` : t`Shoppers pay for sending back`,
      ...(isFree || !labelFee
        ? []
        : [
            t`The label of the shop: ${fee} is taken off the refund, and it costs the shop ${cost}`,
            t`Nothing is taken off for items that are faulty or not what was ordered, nor where they are brought into a store`,
          ]),
      t`${carrier} takes the parcel`,
      t`It goes to: ${address}`,
    ];
  };
}

function Terms({ read }: Read) {
  const { t } = useLingui();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { currency } = read;
  const { returns } = read.setting;
  const sentences = useReturnSentences(read.currency);
  return (
    <Said title={t`Terms of returns`} lines={sentences(read.setting)}>
      <FormDialog
        {...{ isWriting, refusal }}
        label={t`Change the terms`}
        deed={t`Save`}
        defaultValues={{
          ...returns,
          paidBy: returns.isFree ? 'shop' : 'shopper',
          fee: inUnits(returns.labelFee?.centAmount ?? null),
          cost: inUnits(returns.labelFee?.costCentAmount ?? null),
          address: returns.address.join('\n'),
        }}
        onSave={({ days, paidBy, fee, cost, carrier, address }) => {
          const [centAmount, costCentAmount] = [inCents(fee) ?? 0, inCents(cost) ?? 0];
          const lines = String(address).split('\n');
          return save({
            part: 'returns',
            returns: {
              ...{ days: Number(days), isFree: paidBy === 'shop' },
              ...(paidBy === 'shopper' &&
                centAmount > 0 && { labelFee: { centAmount, costCentAmount } }),
              carrier: String(carrier).trim(),
              address: lines.map((line) => line.trim()).filter((line) => line !== ''),
            },
          });
        }}
      >
        <NumberInput
          source="days"
          label={t`Days from delivery on`}
          helperText={t`14 at least: the law gives no fewer.`}
          {...{ min: FEWEST_RETURN_DAYS, max: MOST_RETURN_DAYS, step: 1 }}
          validate={[required(), minValue(FEWEST_RETURN_DAYS), maxValue(MOST_RETURN_DAYS)]}
        />
        <RadioButtonGroupInput
          source="paidBy"
          label={t`Who pays for sending back`}
          choices={[
            { id: 'shop', name: t`The shop: it is free for shoppers` },
            { id: 'shopper', name: t`The shopper` },
          ]}
        />
        <FormDataConsumer<{ paidBy?: string; fee?: number | null }>>
          {({ formData }) =>
            formData.paidBy === 'shopper' && (
              <Stack spacing={1} sx={{ mb: 1 }}>
                <MoneyInput
                  source="fee"
                  label={t`Taken off the refund for your label (${currency})`}
                  helperText={t`Empty where you give no prepaid label.`}
                  isOptional
                />
                {(formData.fee ?? 0) > 0 && (
                  <MoneyInput
                    source="cost"
                    label={t`What the carrier charges you for it (${currency})`}
                    helperText={t`After a withdrawal, the law lets you charge shoppers what sending back really costs, and no more.`}
                    min={0.01}
                  />
                )}
              </Stack>
            )
          }
        </FormDataConsumer>
        <TextInput
          source="carrier"
          label={t`Who takes the parcel`}
          validate={required()}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <TextInput
          source="address"
          label={t`Where it goes, below the name of the brand`}
          multiline
          minRows={4}
          validate={required()}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </FormDialog>
    </Said>
  );
}

/** What a shop promises of returns, beyond the law. */
export function ReturnTermsPage() {
  const { t } = useLingui();
  return (
    <SettingPage
      part="returns"
      title={t`Terms of returns`}
      about={t`What product pages, help, emails and return labels say about sending back. Earlier orders follow, too: a shop has one set of terms. A return that was declared keeps what was said then. Stores take returns where that is one of their services.`}
      useSentences={useReturnSentences}
    >
      {(read) => <Terms {...{ read }} />}
    </SettingPage>
  );
}
