import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isCardProvider } from '#src/domain/payment/card-providers.ts';
import { methodRule, PAYMENT_METHODS } from '#src/domain/payment/methods.ts';
import { isOffered } from '#src/domain/payment/offered-method.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import type { PaymentProduct } from '#src/domain/shop/web-domain.schema.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { inCents, inUnits, MoneyInput } from './money-input.tsx';
import { usePaymentSentences, usePaymentWords } from './payment-words.ts';
import { SettingPage } from './setting-page.tsx';
import { type ReadSetting, useSaveSetting } from './use-setting.ts';

type Read = { read: ReadSetting<'payments'> };

/** Methods that somebody takes money with; an order of nothing needs none. */
const TAKEN = PAYMENT_METHODS.filter((method) => isCardProvider(methodRule(method).provider));

/** The methods with one at another place. */
function moved(products: readonly PaymentProduct[], at: number, by: number): PaymentProduct[] {
  const moving = products.slice(at, at + 1);
  return products.toSpliced(at, 1).toSpliced(at + by, 0, ...moving);
}

type LimitsProps = {
  product: PaymentProduct;
  name: string;
  read: ReadSetting<'payments'>;
  onSave: (product: PaymentProduct) => PaymentProduct[];
};

function Limits({ product, name, read, onSave }: LimitsProps) {
  const { t } = useLingui();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { currency, setting } = read;
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Limits of ${name}`}
      deed={t`Save`}
      variant="text"
      defaultValues={{
        minAmount: inUnits(product.minAmount),
        maxAmount: inUnits(product.maxAmount),
      }}
      onSave={({ minAmount, maxAmount }) => {
        const limits = { minAmount: inCents(minAmount), maxAmount: inCents(maxAmount) };
        return save({ ...setting, paymentProducts: onSave({ ...product, ...limits }) });
      }}
    >
      <MoneyInput
        source="minAmount"
        label={t`Offered from (${currency})`}
        helperText={t`Empty for any amount.`}
        isOptional
      />
      <MoneyInput
        source="maxAmount"
        label={t`Offered up to (${currency})`}
        helperText={t`Empty for any amount.`}
        isOptional
      />
    </FormDialog>
  );
}

function Methods({ read }: Read) {
  const { t } = useLingui();
  const { setting, currency } = read;
  const { nameOf, limitsOf } = usePaymentWords(currency);
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { paymentProducts: products } = setting;
  const off = TAKEN.filter((method) => !products.some(({ name }) => name === method));
  const turnOn = (name: string) => t`Turn on ${name}`;
  const write = (paymentProducts: PaymentProduct[]) => save({ ...setting, paymentProducts });
  return (
    <>
      <Section title={t`On, in the order of the shop`}>
        {products.length === 0 && <Typography>{t`None: nobody can pay in this shop.`}</Typography>}
        <Box component="ol" sx={{ m: 0, pl: 3 }}>
          {products.map((product, at) => {
            const name = nameOf(product.name);
            return (
              <Box component="li" key={product.name} sx={{ py: 0.5 }}>
                <Typography>{`${name}: ${limitsOf(product)}`}</Typography>
                <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
                  <Button
                    size="small"
                    aria-label={t`${name}: up`}
                    disabled={at === 0 || isWriting}
                    onClick={() => write(moved(products, at, -1))}
                  >
                    {t`Up`}
                  </Button>
                  <Button
                    size="small"
                    aria-label={t`${name}: down`}
                    disabled={at === products.length - 1 || isWriting}
                    onClick={() => write(moved(products, at, 1))}
                  >
                    {t`Down`}
                  </Button>
                  <Limits
                    {...{ read, product, name }}
                    onSave={(changed) =>
                      products.map((one, place) => (place === at ? changed : one))
                    }
                  />
                  <Button
                    size="small"
                    color="error"
                    disabled={isWriting}
                    onClick={() => write(products.toSpliced(at, 1))}
                  >
                    {t`Turn off ${name}`}
                  </Button>
                </Box>
              </Box>
            );
          })}
        </Box>
        <Refusal of={refusal} />
      </Section>
      <Section title={t`Off`}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {off.map((method) => (
            <Button
              key={method}
              size="small"
              variant="outlined"
              disabled={isWriting}
              onClick={() =>
                write([
                  ...products,
                  { name: method, rank: products.length + 1, minAmount: null, maxAmount: null },
                ])
              }
            >
              {turnOn(nameOf(method))}
            </Button>
          ))}
        </Box>
      </Section>
    </>
  );
}

/** What a shopper with a bill in the country of the shop may choose for an amount. */
function Offered({ read }: Read) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { setting, currency, shop } = read;
  const { nameOf } = usePaymentWords(currency);
  const [typed, setTyped] = useState('100');
  const centAmount = Math.round((Number(typed.replace(',', '.')) || 0) * 100);
  const due = { centAmount, currencyCode: currency, country: getDomain(shop).iso2 };
  const offered = setting.paymentProducts.filter((product) => isOffered(product, due));
  const amount = money(centAmount, currency);
  return (
    <Section title={t`What shoppers see`}>
      <TextField
        fullWidth
        margin="dense"
        label={t`To be paid (${currency})`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <Typography aria-live="polite">
        {offered.length === 0
          ? t`For ${amount} nothing can be chosen.`
          : offered.map(({ name }) => nameOf(name)).join(', ')}
      </Typography>
    </Section>
  );
}

/** By what a shop is paid: which methods, in which order, and for which amounts. */
export function PaymentMethodsPage() {
  const { t } = useLingui();
  return (
    <SettingPage
      part="payments"
      title={t`Payment methods`}
      about={t`What shoppers may pay with. A method shows only where your provider takes it, in its own currencies and countries.`}
      useSentences={usePaymentSentences}
    >
      {(read) => (
        <>
          <Methods {...{ read }} />
          <Offered {...{ read }} />
        </>
      )}
    </SettingPage>
  );
}
