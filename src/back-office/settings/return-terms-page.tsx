import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
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
import { Said } from './said.tsx';
import { SettingPage } from './setting-page.tsx';
import { type ReadSetting, useSaveSetting } from './use-setting.ts';

type Read = { read: ReadSetting<'returns'> };

function useReturnSentences() {
  const { t } = useLingui();
  return ({ returns }: SettingOf<'returns'>) => {
    const { days, isFree, carrier } = returns;
    const address = returns.address.join(', ');
    return [
      t`Shoppers send back within ${plural(days, { one: '# day', other: '# days' })} of delivery`,
      isFree ? t`Sending back is free` : t`Shoppers pay for sending back`,
      t`${carrier} takes the parcel`,
      t`It goes to: ${address}`,
    ];
  };
}

function Terms({ read }: Read) {
  const { t } = useLingui();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { returns } = read.setting;
  const sentences = useReturnSentences();
  return (
    <Said title={t`Terms of returns`} lines={sentences(read.setting)}>
      <FormDialog
        {...{ isWriting, refusal }}
        label={t`Change the terms`}
        deed={t`Save`}
        defaultValues={{
          ...returns,
          paidBy: returns.isFree ? 'shop' : 'shopper',
          address: returns.address.join('\n'),
        }}
        onSave={({ days, paidBy, carrier, address }) => {
          const lines = String(address).split('\n');
          return save({
            part: 'returns',
            returns: {
              ...{ days: Number(days), isFree: paidBy === 'shop' },
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
      about={t`What product pages, help, mails and return labels say of sending back. Orders of before follow, too: the terms of a shop are one.`}
      useSentences={useReturnSentences}
    >
      {(read) => <Terms {...{ read }} />}
    </SettingPage>
  );
}
