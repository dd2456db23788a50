import { useLingui } from '@lingui/react/macro';
import {
  ArrayInput,
  BooleanInput,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.values.ts';
import type { ShippingRate } from '#src/domain/shop/web-domain.schema.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { RATED_METHODS, useCountryNames } from './delivery-words.ts';
import { inCents, inUnits, MoneyInput } from './money-input.tsx';
import { type ReadSetting, useSaveSetting } from './use-setting.ts';

/** Grams in a kilogram, and cents in a unit of money, as steps are typed. */
const SCALE = { weight: 1_000, sum: 100 } as const;
const EVERYWHERE = 'all';

/** A rate as the form holds it. */
function valuesOf({ steps, price, freeAbove, country, from, ...rate }: ShippingRate): FieldValues {
  return {
    ...rate,
    ...{ country: country ?? EVERYWHERE, from: from ?? '', by: steps?.of ?? 'nothing' },
    ...{ price: inUnits(price), freeAbove: inUnits(freeAbove) },
    steps: (steps?.values ?? []).map((step) => ({
      above: step.above / SCALE[steps?.of ?? 'sum'],
      price: step.price / 100,
    })),
  };
}

const NEW: ShippingRate = {
  ...{ method: 'NO', country: null, from: null, price: 0, freeAbove: null },
  ...{ minDays: 2, maxDays: 4, onSaturdays: true, forMembers: false },
};

type TypedStep = { above?: number | null; price?: number | null };

function stepsOf(by: unknown, typed: readonly TypedStep[] = []): ShippingRate['steps'] {
  if (by !== 'weight' && by !== 'sum') return null;
  const values = typed
    .map(({ above, price }) => ({
      above: Math.round((above ?? 0) * SCALE[by]),
      price: Math.round((price ?? 0) * 100),
    }))
    .sort((one, other) => one.above - other.above);
  return values.length === 0 ? null : { of: by, values };
}

/** What was typed, as it is written. */
function rateOf(typed: FieldValues): ShippingRate {
  const steps = stepsOf(typed.by, typed.steps);
  return {
    method: SHIPPING_METHOD_KEYS.find((key) => key === typed.method) ?? 'NO',
    country: typed.country === EVERYWHERE ? null : String(typed.country),
    from: typed.from || null,
    price: inCents(typed.price) ?? 0,
    freeAbove: inCents(typed.freeAbove),
    ...{ minDays: Number(typed.minDays), maxDays: Number(typed.maxDays) },
    ...{ onSaturdays: typed.onSaturdays === true, forMembers: typed.forMembers === true },
    ...(steps && { steps }),
  };
}

function StepInputs({ currency }: { currency: string }) {
  const { t } = useLingui();
  const by: unknown = useWatch({ name: 'by' });
  if (by !== 'weight' && by !== 'sum') return null;
  const above = by === 'weight' ? t`Above a weight of (kg)` : t`Above goods for (${currency})`;
  return (
    <ArrayInput source="steps" label={t`Steps`}>
      <SimpleFormIterator disableReordering>
        <NumberInput
          source="above"
          label={above}
          {...{ min: 0, step: 'any' }}
          validate={[required(), minValue(0.001)]}
        />
        <NumberInput
          source="price"
          label={t`it costs (${currency})`}
          {...{ min: 0, step: 0.01 }}
          validate={[required(), minValue(0.01)]}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function RateFields({ read }: { read: ReadSetting<'delivery'> }) {
  const { t, i18n } = useLingui();
  const countryOf = useCountryNames();
  const { currency, setting } = read;
  const days = { min: 0, max: 60, step: 1, validate: [required(), minValue(0)] };
  return (
    <>
      <SelectInput
        source="method"
        label={t`Way of delivery`}
        validate={required()}
        choices={Object.entries(RATED_METHODS).map(([id, name]) => ({ id, name: i18n._(name) }))}
      />
      <SelectInput
        source="country"
        label={t`Country`}
        helperText={t`A rate of one country counts before the one for all.`}
        validate={required()}
        choices={[
          { id: EVERYWHERE, name: t`All countries` },
          ...setting.deliveryCountries.map((id) => ({ id, name: countryOf(id) })),
        ]}
      />
      <MoneyInput
        source="price"
        label={t`Price (${currency})`}
        helperText={t`0 where it is free.`}
      />
      <SelectInput
        source="by"
        label={t`The price changes with`}
        validate={required()}
        choices={[
          { id: 'nothing', name: t`nothing: it is always the same` },
          { id: 'weight', name: t`the weight of the cart` },
          { id: 'sum', name: t`what the goods cost` },
        ]}
      />
      <StepInputs {...{ currency }} />
      <MoneyInput
        source="freeAbove"
        label={t`Free above goods for (${currency})`}
        helperText={t`Empty where it is never free.`}
        isOptional
      />
      <NumberInput source="minDays" label={t`Working days at least`} {...days} />
      <NumberInput source="maxDays" label={t`Working days at most`} {...days} />
      <BooleanInput source="onSaturdays" label={t`Brought on Saturdays, too`} helperText={false} />
      <BooleanInput
        source="forMembers"
        label={t`For members of Happy Shopping alone`}
        helperText={false}
      />
      <TextInput
        source="from"
        type="date"
        label={t`From which day on`}
        helperText={t`Empty for now. A rate of a later day takes over by itself.`}
      />
    </>
  );
}

type RateFormProps = {
  read: ReadSetting<'delivery'>;
  /** Its place among the rates; null for a new one. */
  at: number | null;
};

/** The form of a rate, new or known. */
export function RateForm({ read, at }: RateFormProps) {
  const { t } = useLingui();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { setting } = read;
  const known = at === null ? undefined : setting.shippingRates[at];
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={known === undefined ? t`New rate` : t`Change`}
      title={known === undefined ? t`New rate` : t`Change the rate`}
      deed={t`Save the rate`}
      variant={known === undefined ? 'contained' : 'text'}
      defaultValues={valuesOf(known ?? NEW)}
      onSave={(typed) => {
        const rate = rateOf(typed);
        const shippingRates =
          at === null
            ? [...setting.shippingRates, rate]
            : setting.shippingRates.map((one, place) => (place === at ? rate : one));
        return save({ ...setting, shippingRates });
      }}
    >
      <RateFields {...{ read }} />
    </FormDialog>
  );
}
