import { useLingui } from '@lingui/react/macro';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { tryDelivery } from '#src/domain/shop/setting.calls.ts';
import { useRead } from '../calls/use-read.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useCountryNames, useDeliveryWords } from './delivery-words.ts';
import type { ReadSetting } from './use-setting.ts';

const numberOf = (typed: string) => Math.max(0, Number(typed.replace(',', '.')) || 0);

/** What a shopper reads of each way of delivery, for a cart of a weight that goes to a country. */
export function DeliveryTrial({ read }: { read: ReadSetting<'delivery'> }) {
  const { t } = useLingui();
  const { shop, currency, setting } = read;
  const countryOf = useCountryNames();
  const { offerOf } = useDeliveryWords(currency);
  const { deliveryCountries, itemGrams } = setting;
  const [country, setCountry] = useState(deliveryCountries[0] ?? 'FR');
  const [kilograms, setKilograms] = useState(String(itemGrams / 1_000));
  const [goods, setGoods] = useState('0');
  const grams = Math.min(1_000_000, Math.round(numberOf(kilograms) * 1_000));
  const { data, refusal } = useRead(tryDelivery, {
    ...{ params: { shop }, query: { country, grams } },
  });
  const number = { htmlInput: { inputMode: 'decimal' } } as const;
  return (
    <Section title={t`What shoppers read`}>
      <TextField
        select
        fullWidth
        margin="dense"
        label={t`Delivered to`}
        value={country}
        onChange={({ target }) => setCountry(target.value)}
        slotProps={{ select: { native: true } }}
      >
        {deliveryCountries.map((code) => (
          <option key={code} value={code}>
            {countryOf(code)}
          </option>
        ))}
      </TextField>
      <TextField
        fullWidth
        margin="dense"
        label={t`Weight of the cart (kg)`}
        value={kilograms}
        onChange={({ target }) => setKilograms(target.value)}
        slotProps={number}
      />
      <TextField
        fullWidth
        margin="dense"
        label={t`The goods cost (${currency})`}
        value={goods}
        onChange={({ target }) => setGoods(target.value)}
        slotProps={number}
      />
      <Refusal of={refusal} />
      <ul aria-live="polite" aria-label={t`What shoppers read`}>
        {data?.map((method) => (
          <li key={method.key}>{offerOf(method, Math.round(numberOf(goods) * 100))}</li>
        ))}
      </ul>
      {data?.length === 0 && (
        <Typography color="error">{t`Nothing is delivered there: a rate is missing.`}</Typography>
      )}
    </Section>
  );
}
