import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ProductWords } from '#src/domain/catalogue/new-product.schema.ts';
import {
  type ColourDraft,
  emptySize,
  endsOfRun,
  type SizeDraft,
  withRun,
} from './product-draft.ts';
import { WordChoice } from './word-choice.tsx';

const ROW = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr 1fr', md: '6rem 1fr 1fr 7rem' },
  mb: 1,
} as const;

type RunProps = {
  sizes: SizeDraft[];
  /** Sizes that goods of the family have. */
  run: readonly string[];
  onChange: (sizes: SizeDraft[]) => void;
};

/** Sizes of the family from one to another, chosen in one go. */
function SizeRun({ sizes, run, onChange }: RunProps) {
  const { t } = useLingui();
  const ends = endsOfRun(sizes, run);
  const choice = (end: 'from' | 'to', label: string, options: readonly string[]) => (
    <TextField
      select
      size="small"
      {...{ label }}
      value={ends[end]}
      onChange={({ target }) => onChange(withRun(sizes, run, { ...ends, [end]: target.value }))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {ends[end] === '' && <option value="" />}
      {options.map((size) => (
        <option key={size} value={size}>
          {size}
        </option>
      ))}
    </TextField>
  );
  const first = run.indexOf(ends.from);
  return (
    <Box sx={{ display: 'flex', gap: 1, mb: 1, maxWidth: '20rem', '& > *': { flex: 1 } }}>
      {choice('from', t`From size`, run)}
      {choice('to', t`To size`, run.slice(Math.max(first, 0)))}
    </Box>
  );
}

type SizesProps = RunProps & { isNew: boolean };

/** Sizes of a colour, each with its numbers; what is there keeps its size and its sku. */
function Sizes({ sizes, run, isNew, onChange }: SizesProps) {
  const { t } = useLingui();
  const set = (at: number, own: Partial<SizeDraft>) =>
    onChange(sizes.map((size, place) => (place === at ? { ...size, ...own } : size)));
  return (
    <>
      {run.length > 1 && <SizeRun {...{ sizes, run, onChange }} />}
      {sizes.map((size, at) => {
        const isKept = size.isKept;
        const field = (
          name: Exclude<keyof SizeDraft, 'isKept' | 'key'>,
          label: string,
          isFixed = false,
        ) => (
          <TextField
            {...{ label }}
            size="small"
            value={size[name]}
            disabled={isFixed}
            onChange={({ target }) => set(at, { [name]: target.value })}
          />
        );
        return (
          <Box key={size.key} sx={ROW}>
            {field('size', t`Size`, isKept)}
            {field('sku', t`SKU`, isKept)}
            {field('gtin', t`Barcode`)}
            {isNew && field('quantity', t`In stock`)}
          </Box>
        );
      })}
      <Button size="small" onClick={() => onChange([...sizes, emptySize()])}>
        {t`Add a size`}
      </Button>
    </>
  );
}

type Props = {
  colour: ColourDraft;
  words: ProductWords;
  /** Sizes that goods of its family have, where they are known. */
  run: readonly string[];
  /** Whether the whole product is new: then its stock is typed, too. */
  isNew: boolean;
  place: number;
  onChange: (colour: ColourDraft) => void;
  onRemove: (() => void) | null;
};

/** One colour of a product with its sizes. */
export function ColourFields(props: Props) {
  const { colour, words, run, isNew, place, onChange, onRemove } = props;
  const { t } = useLingui();
  const isKept = colour.optionId !== null;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 3, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 1 }}>
        {t`Colour ${place}`}
      </Typography>
      <Box sx={{ maxWidth: '20rem' }}>
        <WordChoice
          kind="colour"
          label={t`Colour`}
          value={colour.colourId}
          words={words.colours}
          isFixed={isKept}
          mayMake={words.isForAllShops}
          onChange={(colourId) => onChange({ ...colour, colourId })}
        />
      </Box>
      <Box sx={{ mt: 1 }}>
        <Sizes
          sizes={colour.sizes}
          {...{ run, isNew }}
          onChange={(sizes) => onChange({ ...colour, sizes })}
        />
        {onRemove !== null && (
          <Button size="small" onClick={onRemove}>
            {t`Remove this colour`}
          </Button>
        )}
      </Box>
    </Box>
  );
}
