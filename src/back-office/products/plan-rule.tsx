import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { maxValue, minValue, NumberInput, required, SelectInput } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { PricePlan } from '#src/domain/catalogue/price-plan.schema.ts';
import { PRICE_ENDINGS } from '#src/domain/catalogue/price-plan.ts';
import { CURRENCIES, type Currency } from '#src/domain/money/money.ts';
import { useFormats } from '../look/formats.ts';
import { currenciesOf } from '../promotions/promotion-values.ts';
import { SumInputs } from '../promotions/sum-inputs.tsx';

/** What a form says of a price; sums that are missing are left out. */
export function ruleOf({ rule, percent, sums = {}, shops, ending }: FieldValues) {
  if (rule === 'percent') return { percent, ending };
  const amounts: Partial<Record<Currency, number>> = {};
  for (const currency of currenciesOf(shops)) {
    const sum: unknown = sums[currency];
    if (typeof sum === 'number') amounts[currency] = Math.round(sum * 100);
  }
  return { [rule]: amounts, ending };
}

/** What becomes of a price: so much off, or one price for all. */
export function PlanRuleInputs() {
  const { t } = useLingui();
  const rule: unknown = useWatch({ name: 'rule' });
  const shops: string[] = useWatch({ name: 'shops' }) ?? [];
  return (
    <>
      <SelectInput
        source="rule"
        label={t`What becomes of the price`}
        choices={[
          { id: 'percent', name: t`A percentage less` },
          { id: 'minus', name: t`A sum less` },
          { id: 'fixed', name: t`One price for all` },
        ]}
        validate={required()}
      />
      {rule === 'percent' && (
        <NumberInput
          source="percent"
          label={t`Reduce by percent`}
          min={1}
          max={90}
          step={1}
          validate={[required(), minValue(1), maxValue(90)]}
        />
      )}
      {rule !== 'percent' && shops.length === 0 && (
        <Typography variant="body2">{t`Choose shops first: each currency has its own sum.`}</Typography>
      )}
      {rule === 'minus' && <SumInputs source="sums" label={(one) => t`Reduce by ${one}`} />}
      {rule === 'fixed' && <SumInputs source="sums" label={(one) => t`Price in ${one}`} />}
      <SelectInput
        source="ending"
        label={t`Prices end in`}
        choices={PRICE_ENDINGS.map((id) => ({
          id,
          name: id === 'same' ? (rule === 'fixed' ? t`as typed` : t`as before`) : id,
        }))}
        validate={required()}
      />
    </>
  );
}

/** What a plan does to prices, in the words of the page. */
export function usePlanRule() {
  const { percent, money } = useFormats();
  return (plan: Pick<PricePlan, 'percent' | 'minus' | 'fixed'>): string => {
    if (plan.percent !== null) return percent(-plan.percent);
    const sign = plan.minus === null ? 1 : -1;
    const amounts = plan.minus ?? plan.fixed ?? {};
    return CURRENCIES.flatMap((currency) => {
      const cents = amounts[currency];
      return cents === undefined ? [] : [money(sign * cents, currency)];
    }).join(', ');
  };
}
