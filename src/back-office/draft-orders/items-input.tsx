import { Plural, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { quantityChoices } from '#src/domain/cart/cart.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { useFormats } from '../look/formats.ts';
import { LineProduct } from '../orders/line-product.tsx';
import { type ChosenItem, useChosenItems } from './chosen-items.ts';
import { ItemSearch, type ItemSearchCall } from './item-search.tsx';

type ChosenProps = { item: ChosenItem; isLacking: boolean };

function Chosen({ item, isLacking }: ChosenProps) {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const { setQuantity, remove } = useChosenItems();
  const { sku, product, quantity, availableQuantity } = item;
  const { name, colour, size, price } = product;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <LineProduct {...{ product }}>
        <Typography variant="body2" color="textSecondary">
          {`${money(price.centAmount, price.currency)} · ${sku}`}
        </Typography>
      </LineProduct>
      <Box sx={{ display: 'flex', gap: 1, mt: 1, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          value={quantity}
          sx={{ '&&': { width: 88 } }}
          slotProps={{
            select: {
              SelectDisplayProps: {
                'aria-label': t`Quantity of ${name}, ${colour.label}, ${size}`,
              },
            },
          }}
          onChange={({ target }) => setQuantity(sku, Number(target.value))}
        >
          {quantityChoices(availableQuantity, quantity).map((choice) => (
            <MenuItem key={choice} value={choice}>
              {number(choice)}
            </MenuItem>
          ))}
        </TextField>
        <Button
          size="small"
          aria-label={t`Remove ${name}, ${colour.label}, ${size}`}
          onClick={() => remove(sku)}
        >
          {t`Remove`}
        </Button>
      </Box>
      {isLacking && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          <Plural
            value={availableQuantity}
            _0="This is not in stock any more."
            one="There is only # left."
            other="There are only # left."
          />
        </Alert>
      )}
    </Box>
  );
}

type ItemsInputProps = {
  shop: OnlineLocale;
  lacking: readonly string[];
  search?: ItemSearchCall;
};

/** Items of a form, found and chosen; what is chosen stays with the form. */
export function ItemsInput({ shop, lacking, search }: ItemsInputProps) {
  const { t } = useLingui();
  const { items, add } = useChosenItems();
  const { fieldState } = useController({
    name: 'items',
    rules: {
      validate: (chosen?: ChosenItem[]) =>
        (chosen !== undefined && chosen.length > 0) || t`Choose at least one item.`,
    },
  });
  return (
    <Box component="section" aria-label={t`Items`} sx={{ my: 1 }}>
      <ItemSearch {...{ shop, search }} onAdd={add} />
      {items.length > 0 && (
        <Box
          component="ul"
          aria-label={t`Chosen items`}
          sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}
        >
          {items.map((item) => (
            <Chosen key={item.sku} {...{ item }} isLacking={lacking.includes(item.sku)} />
          ))}
        </Box>
      )}
      {fieldState.error !== undefined && (
        <FormHelperText error role="alert">
          {fieldState.error.message}
        </FormHelperText>
      )}
    </Box>
  );
}
