import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { required, TextInput } from 'react-admin';
import { getDomain } from '#src/domain/shop/locales.ts';
import type { SettingOf } from '#src/domain/shop/setting.schema.ts';
import { dayAfter, shopDay } from '#src/domain/shop/shop-day.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { SettingPage } from './setting-page.tsx';
import { type ReadSetting, useSaveSetting } from './use-setting.ts';

type ClosingDay = SettingOf<'closing-days'>['closingDays'][number];
type Read = { read: ReadSetting<'closing-days'> };

/** So many days are closed at once. */
const MAX_DAYS = 60;

/** The days from one to another, both included. */
function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last && days.length < MAX_DAYS; day = dayAfter(day, 1)) {
    days.push(day);
  }
  return days;
}

function useClosingSentences() {
  const { t } = useLingui();
  const { day: write } = useFormats();
  return ({ closingDays }: SettingOf<'closing-days'>) =>
    closingDays.map(({ day, name }) => {
      const date = write(day);
      return t`${date}: ${name}`;
    });
}

function CloseDays({ read }: Read) {
  const { t } = useLingui();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { setting } = read;
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Close days`}
      variant="contained"
      defaultValues={{ first: '', last: '', name: '' }}
      onSave={({ first, last, name }) => {
        const added = daysBetween(first, last || first).map((day) => ({ day, name }));
        const closingDays = [...setting.closingDays, ...added].sort((one, other) =>
          one.day < other.day ? -1 : 1,
        );
        return save({ ...setting, closingDays });
      }}
    >
      <TextInput source="first" type="date" label={t`First day`} validate={required()} />
      <TextInput
        source="last"
        type="date"
        label={t`Last closed day`}
        helperText={t`Empty for one day.`}
        validate={(last: string, { first }: { first: string }) =>
          last && last < first ? t`This is before the first day.` : undefined
        }
      />
      <TextInput
        source="name"
        label={t`Why, for the staff`}
        validate={required()}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
    </FormDialog>
  );
}

function Days({ read }: Read) {
  const { t } = useLingui();
  const { day: write } = useFormats();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { setting, shop } = read;
  const today = shopDay(new Date(), getDomain(shop).iso2);
  const coming = setting.closingDays.filter(({ day }) => day >= today);
  const without = ({ day }: ClosingDay) => setting.closingDays.filter((one) => one.day !== day);
  return (
    <Section title={t`Days when no parcel leaves`}>
      {coming.length === 0 && <Typography>{t`None beside public holidays.`}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}>
        {coming.map((one) => (
          <Box
            component="li"
            key={one.day}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <span>{`${write(one.day)}: ${one.name}`}</span>
            <ConfirmButton
              {...{ isWriting }}
              label={t`Open again`}
              question={t`Parcels leave on this day again. Delivery dates follow.`}
              onYes={() => save({ ...setting, closingDays: without(one) })}
            />
          </Box>
        ))}
      </Box>
      <Refusal of={refusal} />
      <CloseDays {...{ read }} />
    </Section>
  );
}

/** Days when the warehouse is closed, beside public holidays and weekends. */
export function ClosingDaysPage() {
  const { t } = useLingui();
  return (
    <SettingPage
      part="closing-days"
      title={t`Closing days`}
      about={t`Days when the warehouse is closed. Weekends and public holidays of its country are known already. The dates that shoppers read follow.`}
      useSentences={useClosingSentences}
    >
      {(read) => <Days {...{ read }} />}
    </SettingPage>
  );
}
