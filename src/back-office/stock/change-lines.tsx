import { useLingui } from '@lingui/react/macro';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent } from 'react';
import { NumberInput, required, TextInput } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';

const MAX_LINES = 500;
export const EMPTY_LINE = { item: '', number: 1 };

/** Items as they are typed or scanned: the Enter of a scanner begins the next line. */
export function ChangeLines() {
  const { t } = useLingui();
  const { control, getValues } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const add = () => {
    if (fields.length >= MAX_LINES) return;
    append(EMPTY_LINE, { focusName: `lines.${fields.length}.item` });
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const isLast = at === fields.length - 1;
    if (isLast && getValues(`lines.${at}.item`) !== '') add();
  };
  return (
    <>
      {fields.map(({ id }, at) => {
        const line = at + 1;
        return (
          <Box
            key={id}
            role="group"
            aria-label={t`Line ${line}`}
            sx={{ display: 'grid', gridTemplateColumns: '1fr 6rem auto', gap: 1 }}
          >
            <TextInput
              source={`lines.${at}.item`}
              label={t`Barcode or sku`}
              validate={required()}
              autoComplete="off"
              onKeyDown={onKeyDown(at)}
            />
            <NumberInput
              source={`lines.${at}.number`}
              label={t`Number`}
              step={1}
              validate={required()}
            />
            <Box sx={{ pt: 1.5 }}>
              <IconButton
                aria-label={t`Remove line ${line}`}
                disabled={fields.length === 1}
                onClick={() => remove(at)}
              >
                <DeleteIcon />
              </IconButton>
            </Box>
          </Box>
        );
      })}
      <Button size="small" onClick={add}>
        {t`Add a line`}
      </Button>
    </>
  );
}
