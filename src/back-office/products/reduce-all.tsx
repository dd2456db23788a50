import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { NumberInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { reducedBy } from '#src/domain/catalogue/price-plan.ts';
import { readAmount } from '#src/domain/money/typed-amount.ts';
import { writeAmount } from './typed-prices.ts';

/** Fills in what is reduced in all shops, by a percentage of the prices in the form. */
export function ReduceAll({ shops }: { shops: readonly string[] }) {
  const { t, i18n } = useLingui();
  const { getValues, setValue } = useFormContext();

  function fill() {
    const percent = Number(getValues('percent'));
    if (!(percent > 0 && percent < 100)) return;
    for (const shop of shops) {
      const cents = readAmount(String(getValues(`prices.${shop}.initial`) ?? ''));
      if (cents === null) continue;
      setValue(`prices.${shop}.sale`, writeAmount(reducedBy(cents, percent), i18n.locale), {
        shouldDirty: true,
      });
    }
  }

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ sm: 1 }}
      sx={{ alignItems: { xs: 'flex-start', sm: 'flex-end' } }}
    >
      <NumberInput source="percent" label={t`Reduce by percent`} min={1} max={99} step={1} />
      <Button
        onClick={fill}
        sx={{ flex: 'none', mb: { xs: 1, sm: 3 } }}
      >{t`Fill in for all shops`}</Button>
    </Stack>
  );
}
