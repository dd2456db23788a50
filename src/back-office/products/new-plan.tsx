import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  AutocompleteArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  required,
  TextInput,
  useNotify,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import {
  forecastPricePlan,
  getPlanChoices,
  makePricePlan,
} from '#src/domain/catalogue/price-plan.calls.ts';
import { type NewPricePlan, newPricePlanSchema } from '#src/domain/catalogue/price-plan.schema.ts';
import { addPlanToDrop } from '#src/domain/drop/drop.calls.ts';
import type { Drop } from '#src/domain/drop/drop.schema.ts';
import { ask } from '../calls/ask.ts';
import { useWrite } from '../calls/use-write.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { ChooseProducts } from './choose-products.tsx';
import { Forecast } from './forecast.tsx';
import { PlanRuleInputs, ruleOf } from './plan-rule.tsx';
import { PlanShops } from './plan-shops.tsx';
import { PlanTimeInputs, typedTimes } from './plan-times.tsx';

const BEGUN = {
  ...{ name: '', rule: 'percent', percent: 20, ending: 'same', shops: [] },
  ...{ from: '', fromTime: '', lastDay: '', untilTime: '' },
  ...{ families: [], brands: [], productIds: [], exceptReduced: true },
};

/** Where and when a plan of a drop runs. */
const placeOf = (drop: Drop | undefined, values: FieldValues) =>
  drop === undefined
    ? { shops: values.shops, ...typedTimes(values) }
    : {
        shops: drop.terms.map(({ shop }) => shop),
        ...{ from: drop.begins, until: drop.ends },
      };

/** What a form asks for; null where something is missing, which its fields say. */
function planOf(
  drop: Drop | undefined,
  { families, brands, productIds, exceptReduced, ...values }: FieldValues,
) {
  const asked = {
    ...{ name: values.name, ...ruleOf(values), ...placeOf(drop, values) },
    selection: { families, brands, productIds, exceptReduced },
  };
  return newPricePlanSchema.safeParse(asked).data ?? null;
}

/** What a plan will do, before it is made. */
function PlanEffects({ drop }: { drop: Drop | undefined }) {
  const { t } = useLingui();
  const read = (values: FieldValues) => {
    const asked = planOf(drop, values);
    return asked && ask(forecastPricePlan, { body: asked });
  };
  return (
    <Forecast label={t`What will it do?`} {...{ read }}>
      {({ meets: met, shops }) => {
        const meets = met.join(', ');
        return (
          <Alert severity={met.length === 0 ? 'info' : 'warning'}>
            {met.length > 0 && (
              <div>{t`Some of it is reduced by another plan at the same time: ${meets}. End that first, or choose other days or products.`}</div>
            )}
            <PlanShops {...{ shops }} />
          </Alert>
        );
      }}
    </Forecast>
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
      <ChooseProducts
        source="productIds"
        label={t`Products`}
        helperText={t`Products that match every choice are reduced.`}
      />
      <BooleanInput source="exceptReduced" label={t`Leave out what is reduced already`} />
    </>
  );
}

/** Reduces many products, now or from a time on, each shop by its own clocks, or where and when a drop says. */
export function NewPlan({ drop }: { drop?: Drop }) {
  const { t } = useLingui();
  const notify = useNotify();
  const { nameOf } = useShopNames();
  const { write, isWriting, refusal } = useWrite();
  const [isIncomplete, setIncomplete] = useState(false);
  // The form sent twice is one plan.
  const changeId = useRef(crypto.randomUUID());
  const shops = useChoices()?.shops ?? [];

  function send(plan: NewPricePlan) {
    const asked = { changeId: changeId.current, ...plan };
    if (drop === undefined) return write(makePricePlan, { body: asked });
    const { shops: _shops, from: _from, until: _until, ...body } = asked;
    return write(addPlanToDrop, { params: { dropId: drop.id }, body });
  }

  async function save(values: FieldValues): Promise<boolean> {
    const asked: NewPricePlan | null = planOf(drop, values);
    setIncomplete(asked === null);
    if (asked === null) return false;
    if ((await send(asked)) === undefined) return false;
    changeId.current = crypto.randomUUID();
    if (drop === undefined)
      notify(asked.from === null ? t`The prices are reduced.` : t`The plan is made.`);
    return true;
  }

  return (
    <FormDialog
      {...{ isWriting }}
      refusal={isIncomplete ? null : refusal}
      label={drop === undefined ? t`New plan` : t`Add a price plan`}
      deed={t`Make the plan`}
      variant={drop === undefined ? 'contained' : 'outlined'}
      defaultValues={drop === undefined ? BEGUN : { ...BEGUN, shops: placeOf(drop, {}).shops }}
      onSave={save}
    >
      {isIncomplete && <Alert severity="error">{t`Choose families, brands or products.`}</Alert>}
      <TextInput
        source="name"
        label={t`Name`}
        validate={required()}
        inputProps={{ maxLength: 100 }}
      />
      <Selection />
      {drop === undefined && (
        <CheckboxGroupInput
          source="shops"
          label={t`Shops`}
          choices={shops.map((id) => ({ id, name: nameOf(id) }))}
          validate={required()}
        />
      )}
      <PlanRuleInputs />
      {drop === undefined && <PlanTimeInputs />}
      <PlanEffects {...{ drop }} />
    </FormDialog>
  );
}
