import { useLingui } from '@lingui/react/macro';
import { BooleanInput, minValue, NumberInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { SumInputs } from './sum-inputs.tsx';

/** How often a promotion is had, and for how much in all. */
export function LimitInputs() {
  const { t } = useLingui();
  const hasBudget = useWatch({ name: 'hasBudget' });
  const whole = { min: 1, step: 1, validate: minValue(1) };
  return (
    <>
      <NumberInput
        source="uses"
        label={t`Uses in all`}
        helperText={t`One an order; empty for any number.`}
        {...whole}
      />
      <NumberInput
        source="usesPerCustomer"
        label={t`Uses for each customer`}
        helperText={t`A guest of the same e-mail is the same customer. Empty for any number.`}
        {...whole}
      />
      <BooleanInput source="hasBudget" label={t`It has a budget`} helperText={false} />
      {hasBudget === true && (
        <SumInputs
          source="budget"
          label={(currency) => t`What it takes off in all, in ${currency}`}
        />
      )}
    </>
  );
}
