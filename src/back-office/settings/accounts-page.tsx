import { useLingui } from '@lingui/react/macro';
import { regex, TextInput } from 'react-admin';
import { ACCOUNTS } from '#src/domain/order/accounts.ts';
import type { SettingOf } from '#src/domain/shop/setting.schema.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useAccountNames } from '../takings/account-words.ts';
import { Said } from './said.tsx';
import { SettingPage } from './setting-page.tsx';
import { type ReadSetting, useSaveSetting } from './use-setting.ts';

/** As the platform takes it. */
const NUMBER = /^[A-Za-z0-9][A-Za-z0-9./-]{0,19}$/;

function useAccountSentences() {
  const { t } = useLingui();
  const names = useAccountNames();
  return ({ accounts }: SettingOf<'accounts'>) =>
    ACCOUNTS.map((account) => {
      const [name, number] = [names[account], accounts[account]];
      return number === undefined ? t`${name}: no number` : t`${name}: ${number}`;
    });
}

function Numbers({ read }: { read: ReadSetting<'accounts'> }) {
  const { t } = useLingui();
  const names = useAccountNames();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const sentences = useAccountSentences();
  return (
    <Said title={t`Account numbers`} lines={sentences(read.setting)}>
      <FormDialog
        {...{ isWriting, refusal }}
        label={t`Change the numbers`}
        deed={t`Save`}
        defaultValues={{ accounts: read.setting.accounts }}
        onSave={({ accounts }) => {
          const typed = new Map<string, unknown>(Object.entries(accounts ?? {}));
          const numbers = ACCOUNTS.map((name) => [name, String(typed.get(name) ?? '').trim()]);
          return save({
            part: 'accounts',
            accounts: Object.fromEntries(numbers.filter(([, number]) => number !== '')),
          });
        }}
      >
        {ACCOUNTS.map((account) => (
          <TextInput
            key={account}
            source={`accounts.${account}`}
            label={names[account]}
            validate={regex(NUMBER, t`Letters, digits, points, slashes and hyphens: 20 at most.`)}
            slotProps={{ htmlInput: { maxLength: 20 } }}
          />
        ))}
      </FormDialog>
    </Said>
  );
}

/** Under which numbers the accountant of a shop books what its documents say. */
export function AccountsPage() {
  const { t } = useLingui();
  return (
    <SettingPage
      part="accounts"
      title={t`Account numbers`}
      about={t`The numbers of your accountant’s accounts, for the bookings under Figures. Without a number a booking has the name of its account alone. A change counts for all bookings that are read from then on, of earlier days, too.`}
      isSeen={false}
      useSentences={useAccountSentences}
    >
      {(read) => <Numbers {...{ read }} />}
    </SettingPage>
  );
}
