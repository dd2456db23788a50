import { useLingui } from '@lingui/react/macro';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, useState } from 'react';
import { type InputProps, useInput, ValidationError } from 'react-admin';
import {
  findProductChoices,
  type ProductChoice,
} from '#src/domain/catalogue/product-choice.calls.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { ask } from '../calls/ask.ts';
import { useShopNames } from '../look/shop-names.ts';
import { useSettled } from '../look/use-settled.ts';
import { ProductPicture } from './product-picture.tsx';

/** So many are asked for by their numbers in one call. */
const MOST = 500;

async function findNumbered(ids: readonly string[]): Promise<ProductChoice[]> {
  const calls = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, at) =>
    ask(findProductChoices, { body: { ids: ids.slice(at * MOST, (at + 1) * MOST) } }),
  );
  return (await Promise.all(calls)).flatMap(({ values }) => values);
}

/** Several numbers of a list or a spreadsheet; null for words to be looked for. */
function numbersIn(pasted: string): string[] | null {
  const parts = [...new Set(pasted.split(/[\s,;]+/).filter(Boolean))];
  const areNumbers = parts.every((part) => /^(?=.*\d)[\w-]{1,40}$/.test(part));
  return parts.length > 1 && areNumbers ? parts : null;
}

/** A product that is not read yet, or not there any more. */
const unread = (id: string): ProductChoice => ({
  ...{ id, name: id, brand: null, optionId: null, look: null, openIn: [] },
});

/** What was typed finds; the newest products before that. */
function useFound(typed: string, isOpen: boolean) {
  const q = useSettled(typed.trim());
  const { data, isFetching } = useQuery({
    queryKey: [findProductChoices.path, q],
    queryFn: ({ signal }) => ask(findProductChoices, { body: { q } }, signal),
    placeholderData: keepPreviousData,
    enabled: isOpen,
    retry: false,
  });
  return { found: data?.values ?? [], isFetching };
}

/** Products by their numbers: those that were chosen or pasted here, and those that the form began with. */
function useNamed(ids: readonly string[]) {
  const [seen, setSeen] = useState<ReadonlyMap<string, ProductChoice>>(new Map());
  const unknown = ids.filter((id) => !seen.has(id));
  const { data = [] } = useQuery({
    queryKey: [findProductChoices.path, unknown],
    queryFn: () => findNumbered(unknown),
    enabled: unknown.length > 0,
    retry: false,
  });
  const named = new Map([...data.map((one) => [one.id, one] as const), ...seen]);
  return {
    chosen: ids.map((id) => named.get(id) ?? unread(id)),
    note: (products: readonly ProductChoice[]) =>
      setSeen((before) => new Map([...before, ...products.map((one) => [one.id, one] as const)])),
  };
}

type ChooseProductsProps = Pick<InputProps, 'source' | 'validate'> & {
  label: string;
  helperText?: string;
  /** Shops that are to show them: what all of them show already cannot be chosen. */
  unseenIn?: readonly OnlineLocale[];
};

/** Products of a form, found by name or number with their picture; several numbers can be pasted. */
export function ChooseProducts(props: ChooseProductsProps) {
  const { label, helperText, unseenIn = [] } = props;
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const { field, fieldState, id } = useInput({ ...props, defaultValue: [] });
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<readonly string[]>([]);
  const ids: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const { chosen, note } = useNamed(ids);
  const { found, isFetching } = useFound(typed, isOpen);

  const shownIn = ({ openIn }: ProductChoice) => unseenIn.filter((shop) => openIn.includes(shop));
  const isShown = (product: ProductChoice) =>
    unseenIn.length > 0 && shownIn(product).length === unseenIn.length;
  function about(product: ProductChoice): string {
    const shops = shownIn(product).map(nameOf).join(', ');
    const shown = isShown(product) ? t`shown already` : t`shown already in: ${shops}`;
    const parts = [product.brand, product.id, shops === '' ? null : shown];
    return parts.filter(Boolean).join(' · ');
  }

  async function paste(event: ClipboardEvent) {
    const numbers = numbersIn(event.clipboardData.getData('text'));
    if (numbers === null) return;
    event.preventDefault();
    const products = await findNumbered(numbers).catch(() => null);
    if (products === null) return setMissing(numbers);
    const known = new Set(products.map((one) => one.id));
    note(products);
    setMissing(numbers.filter((number) => !known.has(number)));
    field.onChange([...new Set([...ids, ...numbers.filter((number) => known.has(number))])]);
  }

  const error = fieldState.invalid ? fieldState.error?.message : undefined;
  const lost = missing.join(', ');
  const hints = [t`Search by name or number, or paste several numbers.`, helperText];
  return (
    <Autocomplete<ProductChoice, true>
      multiple
      {...{ id, isOptionEqualToValue: (one, other) => one.id === other.id }}
      sx={{ mb: 1 }}
      value={chosen}
      options={found}
      // The platform has found them.
      filterOptions={(products) => products}
      filterSelectedOptions
      disableCloseOnSelect
      autoHighlight
      loading={isFetching}
      loadingText={t`Searching …`}
      noOptionsText={t`Nothing was found.`}
      getOptionKey={(product) => product.id}
      getOptionLabel={({ name }) => name}
      getOptionDisabled={isShown}
      inputValue={typed}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // What is looked for stays while several of it are chosen.
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' || reason === 'clear' || reason === 'blur') setTyped(text);
      }}
      onChange={(_event, products) => {
        note(products);
        setMissing([]);
        field.onChange(products.map((product) => product.id));
      }}
      onBlur={field.onBlur}
      renderOption={({ key: _, ...option }, product) => (
        <Box component="li" key={product.id} {...option} sx={{ display: 'flex', gap: 1.5 }}>
          <ProductPicture of={product} width={32} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography>{product.name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {about(product)}
            </Typography>
          </Box>
        </Box>
      )}
      renderValue={(products, itemProps) =>
        products.map((product, index) => {
          const { key: _, ...item } = itemProps({ index });
          return (
            <Chip
              key={product.id}
              {...item}
              label={`${product.name} · ${product.id}`}
              size="small"
              {...(product.optionId !== null && {
                icon: (
                  <Box component="span" sx={{ display: 'flex', height: 24, overflow: 'hidden' }}>
                    <ProductPicture of={product} width={16} />
                  </Box>
                ),
              })}
            />
          );
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          {...{ label }}
          inputRef={field.ref}
          onPaste={paste}
          error={error !== undefined || lost !== ''}
          helperText={
            <>
              {error !== undefined && <ValidationError error={error} />}
              {lost !== '' && t`No product has these numbers: ${lost}`}
              {error === undefined && lost === '' && hints.filter(Boolean).join(' ')}
            </>
          }
        />
      )}
    />
  );
}
