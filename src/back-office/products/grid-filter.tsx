import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { GridQuery } from '#src/domain/catalogue/price-grid.schema.ts';
import { getPlanChoices } from '#src/domain/catalogue/price-plan.calls.ts';
import { useRead } from '../calls/use-read.ts';

type GridFilterProps = {
  query: GridQuery;
  labels: readonly string[];
  onChange: (query: GridQuery) => void;
};

/** Which products have rows, as the list of products is narrowed. */
export function GridFilter({ query, labels, onChange }: GridFilterProps) {
  const { t } = useLingui();
  const [q, setQ] = useState(query.q ?? '');
  const choices = useRead(getPlanChoices, {}).data;
  const lists = [
    { name: 'family', label: t`Family`, options: choices?.families ?? [] },
    {
      name: 'brand',
      label: t`Brand`,
      options: (choices?.brands ?? []).map((id) => ({ id, name: id })),
    },
    { name: 'label', label: t`Label`, options: labels.map((id) => ({ id, name: id })) },
  ] as const;
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...query, q: q.trim() || undefined });
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}
    >
      <TextField
        label={t`Name, brand, number, sku or barcode`}
        value={q}
        onChange={({ target }) => setQ(target.value)}
        sx={{ flex: '1 1 16rem' }}
      />
      {lists.map(({ name, label, options }) => (
        <TextField
          key={name}
          select
          label={label}
          value={query[name] ?? ''}
          onChange={({ target }) => onChange({ ...query, [name]: target.value || undefined })}
          sx={{ flex: '1 1 9rem' }}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="" />
          {options.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </TextField>
      ))}
      <Button type="submit">{t`Search`}</Button>
    </Box>
  );
}
