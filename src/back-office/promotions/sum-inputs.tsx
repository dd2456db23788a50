import { minValue, NumberInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { currenciesOf } from './promotion-values.ts';

/** A sum in each currency of the shops that are chosen. */
export function SumInputs({
  source,
  label,
}: {
  source: string;
  label: (currency: string) => string;
}) {
  const shops: string[] = useWatch({ name: 'shops' }) ?? [];
  return currenciesOf(shops).map((currency) => (
    <NumberInput
      key={currency}
      source={`${source}.${currency}`}
      label={label(currency)}
      min={0.01}
      step={0.01}
      validate={[required(), minValue(0.01)]}
    />
  ));
}
