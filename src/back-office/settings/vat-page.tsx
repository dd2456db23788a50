import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { maxValue, minValue, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { vatOf } from '#src/domain/order/vat.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import type { SettingOf } from '#src/domain/shop/setting.schema.ts';
import { dayAfter, shopDay } from '#src/domain/shop/shop-day.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { DataTable } from '../look/data-table.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useCountryChoices, useCountryNames } from './delivery-words.ts';
import { SettingPage } from './setting-page.tsx';
import { type ReadSetting, useSaveSetting } from './use-setting.ts';

type VatRate = SettingOf<'vat'>['vatRates'][number];
type Read = { read: ReadSetting<'vat'> };

const isRate = (one: VatRate, { country, from }: VatRate) =>
  one.country === country && one.from === from;

function useVatWords() {
  const { t } = useLingui();
  const { percent: percentOf, day } = useFormats();
  const countryOf = useCountryNames();
  const sentence = ({ country, percent, from }: VatRate) => {
    const [place, rate, begin] = [countryOf(country), percentOf(percent), day(from)];
    return t`${place}: ${rate} from ${begin} on`;
  };
  return { sentence };
}

const useVatSentences = () => {
  const { sentence } = useVatWords();
  return ({ vatRates }: SettingOf<'vat'>) => vatRates.map(sentence);
};

function NewVatRate({ read }: Read) {
  const { t } = useLingui();
  const choices = useCountryChoices();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { setting, shop } = read;
  const tomorrow = dayAfter(shopDay(new Date(), getDomain(shop).iso2), 1);
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Plan a rate`}
      variant="contained"
      defaultValues={{ country: getDomain(shop).iso2, percent: null, from: '' }}
      onSave={({ country, percent, from }) =>
        save({
          ...setting,
          vatRates: [...setting.vatRates, { country, from, percent: Number(percent) }],
        })
      }
    >
      <SelectInput source="country" label={t`Country`} {...{ choices }} validate={required()} />
      <NumberInput
        source="percent"
        label={t`VAT in percent`}
        {...{ min: 0, max: 100, step: 'any' }}
        validate={[required(), minValue(0), maxValue(100)]}
      />
      <TextInput
        source="from"
        type="date"
        label={t`From which day on`}
        helperText={t`Tomorrow or later: orders of before keep the rate of their day.`}
        slotProps={{ htmlInput: { min: tomorrow } }}
        validate={required()}
      />
    </FormDialog>
  );
}

function Planned({ read }: Read) {
  const { t } = useLingui();
  const { sentence } = useVatWords();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { setting, shop } = read;
  const today = shopDay(new Date(), getDomain(shop).iso2);
  const rates = setting.vatRates.toSorted((one, other) => (one.from < other.from ? 1 : -1));
  return (
    <Section title={t`Rates of this shop`}>
      {rates.length === 0 && <Typography>{t`None is planned.`}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}>
        {rates.map((rate) => (
          <Box component="li" key={`${rate.country} ${rate.from}`} sx={{ py: 0.5 }}>
            {sentence(rate)}
            {rate.from > today && (
              <>
                {` (${t`planned`})`}
                <ConfirmButton
                  {...{ isWriting }}
                  label={t`Withdraw`}
                  question={t`The rate does not begin then. Withdraw it?`}
                  onYes={() =>
                    save({
                      ...setting,
                      vatRates: setting.vatRates.filter((one) => !isRate(one, rate)),
                    })
                  }
                />
              </>
            )}
          </Box>
        ))}
      </Box>
      <Refusal of={refusal} />
      <NewVatRate {...{ read }} />
    </Section>
  );
}

/** What is charged in each country today, of what everybody knows and of what was planned here. */
function Today({ read }: Read) {
  const { t } = useLingui();
  const { percent: percentOf } = useFormats();
  const countries = useCountryChoices();
  const { setting, shop } = read;
  const taxing = { countryCodeISO2: getDomain(shop).iso2, params: setting };
  const createdAt = new Date().toISOString();
  return (
    <Section title={t`What is charged today`}>
      <DataTable
        label={t`What is charged today`}
        head={[t`Country`, t`VAT`]}
        numbers={[1]}
        rows={countries.map(({ id: country, name }) => {
          const { rate, statement } = vatOf(
            { shippingAddress: { country, zipCode: '' }, createdAt },
            taxing,
          );
          const charged = statement === null ? percentOf(rate) : t`none, outside of the tax`;
          return { key: country, cells: [name, charged] };
        })}
      />
    </Section>
  );
}

/** Rates of value added tax: those of today, and those that are planned. */
export function VatPage() {
  const { t } = useLingui();
  return (
    <SettingPage
      part="vat"
      title={t`VAT`}
      about={t`Rates that the law will change are planned here with their day; they begin by themselves. An order keeps the rate of its day.`}
      useSentences={useVatSentences}
    >
      {(read) => (
        <>
          <Planned {...{ read }} />
          <Today {...{ read }} />
        </>
      )}
    </SettingPage>
  );
}
