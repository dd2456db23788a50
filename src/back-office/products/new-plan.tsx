import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  AutocompleteArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useNotify,
} from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import {
  forecastPricePlan,
  getPlanChoices,
  makePricePlan,
} from '#src/domain/catalogue/price-plan.calls.ts';
import {
  type NewPricePlan,
  newPricePlanSchema,
  type PlanForecast,
} from '#src/domain/catalogue/price-plan.schema.ts';
import { PRICE_ENDINGS } from '#src/domain/catalogue/price-plan.ts';
import { ask, type Refusal as Refused } from '../calls/ask.ts';
import { refusalOf, useWrite } from '../calls/use-write.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { Refusal } from '../look/refusal.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { PlanShops } from './plan-shops.tsx';

const BEGUN = {
  ...{ name: '', percent: 20, ending: 'same', shops: [], from: '', lastDay: '' },
  ...{ families: [], brands: [], numbers: '', exceptReduced: true },
};

/** What a form asks for; null where something is missing, which its fields say. */
function planOf({ families, brands, numbers, exceptReduced, ...values }: FieldValues) {
  const asked = {
    ...{ name: values.name, percent: values.percent, ending: values.ending, shops: values.shops },
    ...{ from: values.from || null, lastDay: values.lastDay || null },
    selection: {
      ...{ families, brands, exceptReduced },
      productIds: String(numbers ?? '')
        .split(/[\s,;]+/)
        .filter(Boolean),
    },
  };
  return newPricePlanSchema.safeParse(asked).data ?? null;
}

const showWhole = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: 'nearest' });

/** What a plan will do, before it is made. */
function Forecast() {
  const { t } = useLingui();
  const { getValues } = useFormContext();
  const [forecast, setForecast] = useState<PlanForecast | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(null);

  async function look() {
    const asked = planOf(getValues());
    setForecast(null);
    setRefusal(asked === null ? { code: 'BAD_REQUEST' } : null);
    if (asked === null) return;
    try {
      setForecast(await ask(forecastPricePlan, { body: asked }));
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  }

  const meets = forecast?.meets.join(', ') ?? '';
  return (
    <Box aria-live="polite" sx={{ mt: 1 }}>
      <Button size="small" onClick={look}>{t`What will it do?`}</Button>
      <Refusal of={refusal} />
      {forecast !== null && (
        <Alert severity={meets === '' ? 'info' : 'warning'} ref={showWhole}>
          {meets !== '' && (
            <div>{t`Some of it is reduced by another plan at the same time: ${meets}. End that first, or choose other days or products.`}</div>
          )}
          <PlanShops shops={forecast.shops} />
        </Alert>
      )}
    </Box>
  );
}

const useChoices = () =>
  useQuery({
    queryKey: [getPlanChoices.path],
    queryFn: ({ signal }) => ask(getPlanChoices, {}, signal),
  }).data;

/** Which products a plan reduces. */
function Selection() {
  const { t } = useLingui();
  const data = useChoices();
  const brands = data?.brands ?? [];
  return (
    <>
      <AutocompleteArrayInput
        source="families"
        label={t`Families`}
        choices={data?.families ?? []}
        helperText={t`With all families below them.`}
      />
      <AutocompleteArrayInput
        source="brands"
        label={t`Brands`}
        choices={brands.map((id) => ({ id, name: id }))}
      />
      <TextInput
        source="numbers"
        label={t`Numbers of products`}
        multiline
        helperText={t`Separated by commas or lines. Products are reduced that fit all that is chosen.`}
      />
      <BooleanInput source="exceptReduced" label={t`Leave out what is reduced already`} />
    </>
  );
}

/** Reduces many products, now or from a day on, each shop at its own midnight. */
export function NewPlan() {
  const { t } = useLingui();
  const notify = useNotify();
  const { nameOf } = useShopNames();
  const { write, isWriting, refusal } = useWrite();
  const [isIncomplete, setIncomplete] = useState(false);
  // The form sent twice is one plan.
  const changeId = useRef(crypto.randomUUID());
  const shops = useChoices()?.shops ?? [];

  async function save(values: FieldValues): Promise<boolean> {
    const asked: NewPricePlan | null = planOf(values);
    setIncomplete(asked === null);
    if (asked === null) return false;
    const body = { changeId: changeId.current, ...asked };
    if ((await write(makePricePlan, { body })) === undefined) return false;
    changeId.current = crypto.randomUUID();
    notify(asked.from === null ? t`The prices are reduced.` : t`The plan is made.`);
    return true;
  }

  return (
    <FormDialog
      {...{ isWriting }}
      refusal={isIncomplete ? null : refusal}
      label={t`New plan`}
      deed={t`Make the plan`}
      variant="contained"
      defaultValues={BEGUN}
      onSave={save}
    >
      {isIncomplete && (
        <Alert severity="error">{t`Choose families or brands, or type numbers of products.`}</Alert>
      )}
      <TextInput
        source="name"
        label={t`Name`}
        validate={required()}
        inputProps={{ maxLength: 100 }}
      />
      <Selection />
      <NumberInput
        source="percent"
        label={t`Reduce by percent`}
        min={1}
        max={90}
        step={1}
        validate={[required(), minValue(1), maxValue(90)]}
      />
      <SelectInput
        source="ending"
        label={t`Prices end in`}
        choices={PRICE_ENDINGS.map((id) => ({
          id,
          name: id === 'same' ? t`as before` : id,
        }))}
        validate={required()}
      />
      <CheckboxGroupInput
        source="shops"
        label={t`Shops`}
        choices={shops.map((id) => ({ id, name: nameOf(id) }))}
        validate={required()}
      />
      <TextInput
        source="from"
        type="date"
        label={t`From`}
        helperText={t`Begins at midnight of each shop; empty for now.`}
      />
      <TextInput
        source="lastDay"
        type="date"
        label={t`Last day of the reduction`}
        helperText={t`Empty for one that is not to end.`}
      />
      <Forecast />
    </FormDialog>
  );
}
