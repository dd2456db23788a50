import { useLingui } from '@lingui/react/macro';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FieldTitle } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import { getLabelCarriers } from '#src/domain/order/parcel-label.calls.ts';
import { CARRIERS } from '#src/domain/shipping/carriers.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { ask } from '../calls/ask.ts';

const MAX_LENGTH = 60;

/** The carriers that make labels, and those of the last parcels of a shop. */
export const carriersQuery = (shop: OnlineLocale) =>
  queryOptions({
    queryKey: ['carriers', shop],
    queryFn: ({ signal }) => ask(getLabelCarriers, { query: { shop } }, signal),
  });
export const useCarriers = (shop: OnlineLocale) => useQuery(carriersQuery(shop));

/** Any carrier may be typed; those that were used last are offered first, and the last one is there. */
export function CarrierInput({ shop }: { shop: OnlineLocale }) {
  const { t } = useLingui();
  const { data } = useCarriers(shop);
  const [last] = data?.recent ?? [];
  const { field, fieldState } = useController({
    name: 'carrier',
    defaultValue: '',
    rules: { validate: (value?: string) => Boolean(value?.trim()) || t`Which carrier takes it?` },
  });
  const { resetField } = useFormContext();
  const typed: string = field.value ?? '';
  const isUntouched = !fieldState.isDirty && typed === '';
  useEffect(() => {
    if (!isUntouched || last === undefined) return;
    // Once the form has begun: it resets its fields then.
    const frame = requestAnimationFrame(() => resetField('carrier', { defaultValue: last }));
    return () => cancelAnimationFrame(frame);
  }, [isUntouched, last, resetField]);
  return (
    <Autocomplete
      freeSolo
      selectOnFocus
      options={[...new Set([...(data?.recent ?? []), ...CARRIERS])]}
      inputValue={typed}
      onInputChange={(_, value, reason) => reason !== 'reset' && field.onChange(value)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={<FieldTitle label={t`Carrier`} isRequired />}
          name={field.name}
          inputRef={field.ref}
          onBlur={field.onBlur}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message}
          slotProps={{ htmlInput: { ...params.inputProps, maxLength: MAX_LENGTH } }}
        />
      )}
    />
  );
}
