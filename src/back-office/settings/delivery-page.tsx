import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  CheckboxGroupInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { TAXED_COUNTRIES } from '#src/domain/order/vat.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { FormDialog } from '../look/form-dialog.tsx';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { DeliveryTrial } from './delivery-trial.tsx';
import { useCountryChoices, useDeliverySentences, useDeliveryWords } from './delivery-words.ts';
import { RateForm } from './rate-form.tsx';
import { Said } from './said.tsx';
import { SettingPage } from './setting-page.tsx';
import { type ReadSetting, useSaveSetting } from './use-setting.ts';

type Read = { read: ReadSetting<'delivery'> };

/** Where parcels leave from and go to, and what an item weighs. */
function TermsForm({ read }: Read) {
  const { t } = useLingui();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { deliveryCountries, warehouse, itemGrams } = read.setting;
  const choices = useCountryChoices();
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Change countries, warehouse and weight`}
      deed={t`Save`}
      defaultValues={{ deliveryCountries, ...warehouse, itemGrams }}
      first="country"
      onSave={(typed) => {
        const { country, cutOff, itemGrams: grams } = typed;
        const chosen = TAXED_COUNTRIES.filter((one) => typed.deliveryCountries.includes(one));
        const kept = deliveryCountries.filter((one) => chosen.includes(one));
        return save({
          ...read.setting,
          // Those of before keep their order: the first is the one that is offered first.
          deliveryCountries: [...new Set([...kept, ...chosen])],
          ...{ warehouse: { country, cutOff }, itemGrams: grams },
        });
      }}
    >
      <SelectInput
        source="country"
        label={t`Parcels leave from`}
        validate={required()}
        {...{ choices }}
      />
      <TextInput
        source="cutOff"
        type="time"
        label={t`Last hour of the day`}
        helperText={t`By the clocks of the warehouse: orders before it leave the same working day.`}
        validate={required()}
      />
      <NumberInput
        source="itemGrams"
        label={t`What an item weighs (g)`}
        helperText={t`Rates by weight reckon with it.`}
        {...{ min: 1, max: 100_000, step: 1 }}
        validate={[required(), minValue(1), maxValue(100_000)]}
      />
      <CheckboxGroupInput
        source="deliveryCountries"
        label={t`The shop delivers to`}
        validate={required()}
        {...{ choices }}
      />
    </FormDialog>
  );
}

function Rates({ read }: Read) {
  const { t } = useLingui();
  const { setting, currency } = read;
  const { methodOf, placeOf, partsOf } = useDeliveryWords(currency);
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { shippingRates } = setting;
  return (
    <Section title={t`Rates`}>
      {shippingRates.length === 0 && (
        <Typography>{t`There is none: the shop delivers nothing.`}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}>
        {shippingRates.map((rate, at) => (
          <Box
            component="li"
            key={[rate.method, rate.country, rate.from].join(' ')}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Typography variant="subtitle2" component="h3">
              {`${methodOf(rate.method)}, ${placeOf(rate)}`}
            </Typography>
            <Typography variant="body2">{partsOf(rate).join(' · ')}</Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
              <RateForm {...{ read, at }} />
              <ConfirmButton
                {...{ isWriting }}
                label={t`Remove`}
                question={t`Shoppers are no longer offered it, where no other rate holds. Remove it?`}
                onYes={() =>
                  save({
                    ...setting,
                    shippingRates: shippingRates.filter((_, place) => place !== at),
                  })
                }
              />
            </Box>
          </Box>
        ))}
      </Box>
      <Refusal of={refusal} />
      <RateForm {...{ read }} at={null} />
    </Section>
  );
}

function Terms({ read }: Read) {
  const { t } = useLingui();
  const { sentences } = useDeliveryWords(read.currency);
  const terms = sentences({ ...read.setting, shippingRates: [] });
  return (
    <Said title={t`Countries and warehouse`} lines={terms}>
      <TermsForm {...{ read }} />
    </Said>
  );
}

/** Ways of delivery of a shop: what they cost, how long they take, and what shoppers read of them. */
export function DeliveryPage() {
  const { t } = useLingui();
  return (
    <SettingPage
      part="delivery"
      title={t`Delivery`}
      about={t`What deliveries cost and when they come. Carts that were priced before say so.`}
      useSentences={useDeliverySentences}
    >
      {(read) => (
        <Box
          sx={{
            ...{ display: 'grid', gap: 2, alignItems: 'start', '& > *': { minWidth: 0 } },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
          }}
        >
          <Stack spacing={2}>
            <Rates {...{ read }} />
            <Terms {...{ read }} />
          </Stack>
          <DeliveryTrial {...{ read }} />
        </Box>
      )}
    </SettingPage>
  );
}
