import { useLingui } from '@lingui/react/macro';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { LineShare } from '#src/domain/order/order.schema.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { countItems } from '#src/domain/order/to-send.ts';
import { useFormats } from '../look/formats.ts';
import { LineProduct, productsOf, useLineNames } from './line-product.tsx';

type Typed = Record<string, number | null | undefined>;

/** What the inputs begin with: everything, or nothing. */
export const linesFrom = (shares: readonly LineShare[], isAll: boolean) => ({
  lines: Object.fromEntries(shares.map(({ lineId, quantity }) => [lineId, isAll ? quantity : 0])),
});

/** The lines with a number, as calls take them: of those that there are now. */
export const sharesOf = ({ lines = {} }: FieldValues, shares: readonly LineShare[]): LineShare[] =>
  shares.flatMap(({ lineId }) => {
    const quantity: unknown = lines[lineId];
    return typeof quantity === 'number' && quantity > 0 ? [{ lineId, quantity }] : [];
  });

/** The same while it is typed. */
export function useTypedShares(shares: readonly LineShare[]): LineShare[] {
  const lines: Typed | undefined = useWatch({ name: 'lines' });
  return sharesOf({ lines }, shares);
}

export const useTypedCount = (shares: readonly LineShare[]) => countItems(useTypedShares(shares));

const NO_SPIN_BUTTONS = {
  '& input': { textAlign: 'center', MozAppearance: 'textfield', px: 0.5 },
  '& input::-webkit-inner-spin-button': { display: 'none' },
};

type QuantityProps = { share: LineShare; name: string; shares: readonly LineShare[] };

/** How many of a line: typed, or one more and one less. */
function Quantity({ share: { lineId, quantity: most }, name, shares }: QuantityProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { field, fieldState } = useController({
    name: `lines.${lineId}`,
    defaultValue: 0,
    rules: {
      validate: (value: unknown, typed) => {
        if (typeof value !== 'number' || value < 0 || value > most || !Number.isInteger(value)) {
          return t`From 0 to ${number(most)}`;
        }
        return sharesOf(typed, shares).length > 0 || t`Choose one item at least.`;
      },
    },
  });
  const current = typeof field.value === 'number' ? field.value : 0;
  return (
    <Box sx={{ flex: 'none' }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <IconButton
          size="small"
          aria-label={t`One less: ${name}`}
          disabled={current <= 0}
          onClick={() => field.onChange(Math.min(most, current) - 1)}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
        <Box sx={{ width: '4.5rem' }}>
          <TextField
            type="number"
            name={field.name}
            inputRef={field.ref}
            value={field.value ?? ''}
            error={fieldState.error !== undefined}
            onBlur={field.onBlur}
            onChange={({ target: { value } }) =>
              field.onChange(value === '' ? null : Number(value))
            }
            onFocus={({ target }) => target.select()}
            sx={NO_SPIN_BUTTONS}
            slotProps={{
              htmlInput: { min: 0, max: most, step: 1, 'aria-label': t`Number: ${name}` },
            }}
          />
        </Box>
        <IconButton
          size="small"
          aria-label={t`One more: ${name}`}
          disabled={current >= most}
          onClick={() => field.onChange(Math.max(0, current) + 1)}
        >
          <AddIcon fontSize="small" />
        </IconButton>
        <Box sx={{ minWidth: '3rem', textAlign: 'right' }}>{t`of ${number(most)}`}</Box>
      </Stack>
      <FormHelperText error role="alert">
        {fieldState.error?.message}
      </FormHelperText>
    </Box>
  );
}

type LineInputsProps = { sheet: StaffOrder; shares: readonly LineShare[] };

/** How many of each line, up to what there is. */
export function LineInputs({ sheet, shares }: LineInputsProps) {
  const { t } = useLingui();
  const { setValue } = useFormContext();
  const nameOf = useLineNames(sheet);
  const products = productsOf(sheet);
  const fill = (isAll: boolean) => {
    for (const { lineId, quantity } of shares) {
      setValue(`lines.${lineId}`, isAll ? quantity : 0, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
  };
  return (
    <Stack spacing={1.5} sx={{ mb: 2 }}>
      {countItems(shares) > 1 && (
        <Stack direction="row" spacing={1}>
          <Button size="small" onClick={() => fill(true)}>{t`All items`}</Button>
          <Button size="small" onClick={() => fill(false)}>{t`None of them`}</Button>
        </Stack>
      )}
      {shares.map((share) => {
        const product = products.get(share.lineId);
        return (
          <Stack
            key={share.lineId}
            direction="row"
            useFlexGap
            role="group"
            aria-label={nameOf(share.lineId)}
            sx={{
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              '& .MuiTextField-root': { m: 0 },
            }}
          >
            {product === undefined ? share.lineId : <LineProduct {...{ product }} />}
            <Quantity {...{ share, shares }} name={nameOf(share.lineId)} />
          </Stack>
        );
      })}
    </Stack>
  );
}
