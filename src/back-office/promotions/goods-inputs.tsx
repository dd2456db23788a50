import { useLingui } from '@lingui/react/macro';
import { AutocompleteArrayInput, BooleanInput } from 'react-admin';
import { getPlanChoices } from '#src/domain/catalogue/price-plan.calls.ts';
import { useRead } from '../calls/use-read.ts';
import { ChooseProducts } from '../products/choose-products.tsx';

const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: id }));

/** Goods of a promotion, in a part of the form. */
export function GoodsInputs({ of }: { of: 'goods' | 'needsGoods' }) {
  const { t } = useLingui();
  const { families = [], brands = [], labels = [] } = useRead(getPlanChoices, {}).data ?? {};
  return (
    <>
      <AutocompleteArrayInput
        source={`${of}.families`}
        label={t`Families`}
        choices={families}
        helperText={t`With all families below them. Left empty: all.`}
      />
      <AutocompleteArrayInput source={`${of}.brands`} label={t`Brands`} choices={named(brands)} />
      {labels.length > 0 && (
        <AutocompleteArrayInput source={`${of}.labels`} label={t`Labels`} choices={named(labels)} />
      )}
      <ChooseProducts
        source={`${of}.productIds`}
        label={t`Products`}
        helperText={t`Only what matches every choice counts.`}
      />
      <BooleanInput
        source={`${of}.onlyFullPrice`}
        label={t`Leave out what is reduced already`}
        helperText={false}
      />
      <AutocompleteArrayInput
        source={`${of}.exceptFamilies`}
        label={t`Except families`}
        choices={families}
      />
      <ChooseProducts source={`${of}.exceptProductIds`} label={t`Except products`} />
    </>
  );
}
