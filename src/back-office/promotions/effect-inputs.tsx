import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import {
  BooleanInput,
  CheckboxGroupInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { EFFECT_KINDS, MAX_SET, MIN_SET } from '#src/domain/promotion/promotion.values.ts';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.values.ts';
import { effectOf, isCapped } from './promotion-values.ts';
import { EFFECT_NAMES, METHOD_NAMES } from './promotion-words.ts';
import { SumInputs } from './sum-inputs.tsx';

/** How much: percents, sums in each currency, items of a set, ways of delivery. */
function Amounts() {
  const { t, i18n } = useLingui();
  const effect = effectOf(useWatch({ name: 'effect' }));
  const methods = SHIPPING_METHOD_KEYS.flatMap((id) => {
    const name = METHOD_NAMES[id];
    return name === undefined ? [] : [{ id, name: i18n._(name) }];
  });
  const percents = { min: 1, max: 100, step: 1 };
  return (
    <>
      {(effect === 'bundle' || effect === 'nth') && (
        <NumberInput
          source="pieces"
          label={effect === 'bundle' ? t`How many items together?` : t`One item of how many?`}
          helperText={
            effect === 'nth' &&
            t`With 3, the cheapest of three items is reduced, and two of six. The reduction is shared out over all three, so that a return pays back what was paid.`
          }
          {...{ min: MIN_SET, max: MAX_SET, step: 1 }}
          validate={[required(), minValue(MIN_SET), maxValue(MAX_SET)]}
        />
      )}
      {(effect === 'percent' || effect === 'nth') && (
        <NumberInput
          source="percent"
          label={t`Percent off`}
          helperText={effect === 'nth' && t`100 for a free item.`}
          {...percents}
          validate={[required(), minValue(1), maxValue(100)]}
        />
      )}
      {effect === 'amount' && (
        <SumInputs source="sums" label={(currency) => t`Sum off, in ${currency}`} />
      )}
      {effect === 'bundle' && (
        <SumInputs source="sums" label={(currency) => t`Price of them together, in ${currency}`} />
      )}
      {effect === 'delivery' && (
        <CheckboxGroupInput
          source="methods"
          label={t`Which delivery costs nothing?`}
          choices={methods}
          validate={required()}
        />
      )}
      {effect === 'gift' && (
        <TextInput
          source="giftSku"
          label={t`Which item? Its SKU`}
          helperText={t`While it is in stock, one comes with the order and costs nothing.`}
          validate={required()}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
      )}
      {effect === 'points' && (
        <NumberInput
          source="points"
          label={t`How many points?`}
          {...{ min: 1, max: 100_000, step: 1 }}
          validate={[required(), minValue(1), maxValue(100_000)]}
        />
      )}
    </>
  );
}

/** What a promotion does, and at most for how much. */
export function EffectInputs() {
  const { t, i18n } = useLingui();
  const [effect, hasCap, shops] = useWatch({ name: ['effect', 'hasCap', 'shops'] });
  return (
    <>
      <SelectInput
        source="effect"
        label={t`What do customers get?`}
        choices={EFFECT_KINDS.map((id) => ({ id, name: i18n._(EFFECT_NAMES[id]) }))}
        validate={required()}
      />
      {(effect === 'amount' || effect === 'bundle') && shops.length === 0 && (
        <Typography variant="body2">{t`Choose the shops first: each currency has a sum of its own.`}</Typography>
      )}
      <Amounts />
      {isCapped(effect) && (
        <BooleanInput
          source="hasCap"
          label={t`Limit what it takes off an order`}
          helperText={false}
        />
      )}
      {isCapped(effect) && hasCap && (
        <SumInputs source="cap" label={(currency) => t`At most an order, in ${currency}`} />
      )}
    </>
  );
}
