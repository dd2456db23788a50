import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { minValue, NumberInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { GoodsInputs } from './goods-inputs.tsx';
import { NEEDS_NAMES, NEEDS_OF_NAMES } from './promotion-words.ts';
import { SumInputs } from './sum-inputs.tsx';

/** What a cart must hold first. */
export function NeedsInputs() {
  const { t, i18n } = useLingui();
  const [needs, needsOf] = useWatch({ name: ['needs', 'needsOf'] });
  const namesOf = (names: Readonly<Record<string, MessageDescriptor>>) =>
    Object.entries(names).map(([id, name]) => ({ id, name: i18n._(name) }));
  return (
    <>
      <SelectInput
        source="needs"
        label={t`What must be in the cart first?`}
        choices={namesOf(NEEDS_NAMES)}
        validate={required()}
      />
      {needs === 'pieces' && (
        <NumberInput
          source="needsPieces"
          label={t`How many items?`}
          {...{ min: 1, max: 100, step: 1 }}
          validate={[required(), minValue(1)]}
        />
      )}
      {needs === 'cents' && (
        <SumInputs source="needsSums" label={(currency) => t`For how much, in ${currency}?`} />
      )}
      {needs !== 'nothing' && (
        <SelectInput
          source="needsOf"
          label={t`Of which goods?`}
          helperText={t`Counted at prices before promotions.`}
          choices={namesOf(NEEDS_OF_NAMES)}
          validate={required()}
        />
      )}
      {needs !== 'nothing' && needsOf === 'other' && <GoodsInputs of="needsGoods" />}
    </>
  );
}
