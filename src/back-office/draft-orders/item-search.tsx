import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findSellableItems } from '#src/domain/draft-order/draft-order.calls.ts';
import type { SellableItem } from '#src/domain/draft-order/draft-order.schema.ts';
import type { findTrialItems } from '#src/domain/promotion/promotion.calls.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { ask } from '../calls/ask.ts';
import { refusalOf } from '../calls/use-write.ts';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { useSettled } from '../look/use-settled.ts';
import { LineProduct } from '../orders/line-product.tsx';

type FoundProps = { item: SellableItem; onAdd: (item: SellableItem) => void };

function Found({ item, onAdd }: FoundProps) {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const { sku, product, availableQuantity } = item;
  const { name, colour, size, price } = product;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
    >
      <LineProduct {...{ product }}>
        <Typography variant="body2" color="textSecondary">
          {[
            money(price.centAmount, price.currency),
            availableQuantity === 0 ? t`sold out` : t`${number(availableQuantity)} in stock`,
            sku,
          ].join(' · ')}
        </Typography>
      </LineProduct>
      <Button
        size="small"
        variant="outlined"
        disabled={availableQuantity === 0}
        aria-label={t`Add ${name}, ${colour.label}, ${size}`}
        onClick={() => onAdd(item)}
      >
        {t`Add`}
      </Button>
    </Box>
  );
}

/** Calls that find items, each for who may make it. */
export type ItemSearchCall = typeof findSellableItems | typeof findTrialItems;

type ItemSearchProps = {
  shop: OnlineLocale;
  onAdd: (item: SellableItem) => void;
  search?: ItemSearchCall | undefined;
};

/** Items of a shop by name, sku or barcode. Enter, which scanners send, adds the one that is found. */
export function ItemSearch({ shop, onAdd, search = findSellableItems }: ItemSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const { data, error, isFetching } = useQuery({
    queryKey: [search.path, shop, q],
    queryFn: ({ signal }) => ask(search, { query: { shop, q } }, signal),
    enabled: q.length > 1,
    retry: false,
  });
  const found = q.length > 1 ? (data?.values ?? []) : [];
  const isNone = data !== undefined && q.length > 1 && found.length === 0 && !isFetching;

  async function addOnly() {
    const words = typed.trim();
    if (words.length < 2) return;
    const answer = await ask(search, { query: { shop, q: words } }).catch(() => null);
    const [only, ...others] = answer?.values ?? [];
    if (only === undefined || others.length > 0 || only.availableQuantity === 0) return;
    onAdd(only);
    setTyped('');
  }

  return (
    <Stack spacing={1}>
      <TextField
        size="small"
        label={t`Find items`}
        helperText={t`Name, colour, size, SKU or barcode`}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void addOnly();
        }}
      />
      <Refusal of={error === null ? null : refusalOf(error)} />
      <Typography role="status" variant="body2" color="textSecondary">
        {isNone && t`Nothing of this shop is called so.`}
      </Typography>
      {found.length > 0 && (
        <Box
          component="ul"
          aria-label={t`Found items`}
          sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 280, overflowY: 'auto' }}
        >
          {found.map((item) => (
            <Found key={item.sku} {...{ item, onAdd }} />
          ))}
        </Box>
      )}
    </Stack>
  );
}
