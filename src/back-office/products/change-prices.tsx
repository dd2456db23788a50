import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { CheckboxGroupInput, required, TextInput, useNotify } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { changePrices } from '#src/domain/catalogue/staff-product.calls.ts';
import type { StaffProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import { readAmount } from '#src/domain/money/typed-amount.ts';
import { useWrite } from '../calls/use-write.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { PriceForecast } from './price-forecast.tsx';
import { ReduceAll } from './reduce-all.tsx';
import { TermInputs } from './term-inputs.tsx';
import { type TypedPrices, toNewPrices, typedOf, writeAmount } from './typed-prices.ts';

/** What the form begins with: all colours, at what the first of them costs; nothing where none is sold. */
function useBegun({ options, publications }: StaffProduct): TypedPrices {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(() => {
    const prices: TypedPrices['prices'] = {};
    for (const { shop, initialCents, saleCents } of options.flatMap((one) => one.prices)) {
      prices[shop] ??= {
        initial: writeAmount(initialCents, locale),
        sale: saleCents === null ? '' : writeAmount(saleCents, locale),
      };
    }
    for (const { shop } of publications) prices[shop] ??= { initial: '', sale: '' };
    return { optionIds: options.map(({ optionId }) => optionId), prices, from: '', lastDay: '' };
  }, [options, publications, locale]);
}

type PricesOfShopProps = { shop: string; currency: string; isPriced: boolean };

function PricesOfShop({ shop, currency, isPriced }: PricesOfShopProps) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const isAmount = (value: unknown) =>
    typeof value !== 'string' || value.trim() === '' || readAmount(value) !== null
      ? undefined
      : t`Please enter an amount such as 49.90.`;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mt: 1 }}>
        {`${nameOf(shop)} (${currency})`}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
        <TextInput
          source={`prices.${shop}.initial`}
          label={t`Price`}
          inputMode="decimal"
          validate={isPriced ? [required(), isAmount] : isAmount}
        />
        <TextInput
          source={`prices.${shop}.sale`}
          label={t`Reduced to`}
          inputMode="decimal"
          validate={isAmount}
        />
      </Box>
    </Box>
  );
}

/** What the button does, by the day that is chosen. */
function Deed() {
  const { t } = useLingui();
  const from: unknown = useWatch({ name: 'from' });
  return from ? t`Plan prices` : t`Change prices`;
}

/** Gives colours of a product new prices, now or from a day on, each shop at its own midnight. */
export function ChangePrices({ product }: { product: StaffProduct }) {
  const { t } = useLingui();
  const notify = useNotify();
  const { write, isWriting, refusal } = useWrite();
  const begun = useBegun(product);
  const [isNothing, setNothing] = useState(false);
  // The form sent twice is one change.
  const changeId = useRef(crypto.randomUUID());
  const shops = product.publications.map(({ shop }) => shop);

  async function save(values: FieldValues): Promise<boolean> {
    const asked = toNewPrices(typedOf(values, begun), begun);
    setNothing(asked === null);
    if (asked === null) return false;
    const body = { changeId: changeId.current, ...asked };
    const params = { productId: product.id };
    if ((await write(changePrices, { params, body })) === undefined) return false;
    changeId.current = crypto.randomUUID();
    notify(asked.from === null ? t`The prices are changed.` : t`The prices are planned.`);
    return true;
  }

  return (
    <FormDialog
      {...{ isWriting }}
      refusal={isNothing ? null : refusal}
      label={t`Change prices`}
      deed={<Deed />}
      variant="contained"
      defaultValues={begun}
      first={`prices.${shops[0]}.initial`}
      onSave={save}
    >
      {isNothing && <Alert severity="error">{t`Nothing is changed yet: type a new price.`}</Alert>}
      {product.options.length > 1 && (
        <CheckboxGroupInput
          source="optionIds"
          label={t`Colours`}
          choices={product.options.map(({ optionId: id, colour }) => ({ id, name: colour }))}
          validate={required()}
        />
      )}
      <ReduceAll {...{ shops }} />
      {product.publications.map(({ shop, currency }) => (
        <PricesOfShop
          key={shop}
          {...{ shop, currency }}
          isPriced={begun.prices[shop]?.initial !== ''}
        />
      ))}
      <TermInputs />
      <PriceForecast {...{ product, begun }} />
    </FormDialog>
  );
}
