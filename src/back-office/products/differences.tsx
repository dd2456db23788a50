import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FOOTWEAR_MATERIALS } from '#src/domain/catalogue/footwear.ts';
import { getProductWords } from '#src/domain/catalogue/new-product.calls.ts';
import type {
  FieldPlace,
  ProductDifference,
  Said,
} from '#src/domain/catalogue/product-version.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useFormats } from '../look/formats.ts';
import { useLanguageNames } from '../look/language-names.ts';
import { ENVIRONMENT_FACTS, FIELD_NAMES, FOOTWEAR_MATERIAL_NAMES } from './product-words.ts';

/** What a field of a product is called, and what is said of it, in words. */
export function useDifferenceWords() {
  const { t, i18n } = useLingui();
  const languageOf = useLanguageNames();
  const { percent: inPercent } = useFormats();
  const { data: words } = useRead(getProductWords, {});
  const labelOf = (list: readonly { id: string; label: string }[] | undefined, id: string) =>
    list?.find((one) => one.id === id)?.label ?? id;
  const wordsOf = (field: FieldPlace['field']) => {
    if (field === 'families') return words?.families;
    if (field === 'materials') return words?.materials;
    if (field === 'care') return words?.care;
    if (field === 'originCountry') return words?.countries;
    if (field === 'footwear') {
      return FOOTWEAR_MATERIALS.map((id) => ({ id, label: i18n._(FOOTWEAR_MATERIAL_NAMES[id]) }));
    }
    if (field === 'environment') {
      const facts = Object.entries(ENVIRONMENT_FACTS).map(([id, name]) => ({
        ...{ id, label: i18n._(name) },
      }));
      const steps = words?.countries.flatMap(({ id, label: country }) => [
        { id: `weaving ${id}`, label: t`woven in ${country}` },
        { id: `dyeing ${id}`, label: t`dyed in ${country}` },
      ]);
      return [{ id: 'recycled', label: t`recycled` }, ...facts, ...(steps ?? [])];
    }
    return field === 'colours' ? words?.colours : undefined;
  };
  return {
    nameOf: ({ field, lang, colourId, size, picture }: FieldPlace) => {
      const name = i18n._(FIELD_NAMES[field]);
      const colour = colourId === null ? null : labelOf(words?.colours, colourId);
      const place = picture?.place;
      const at = place === undefined ? null : t`picture ${place}`;
      const of = [lang === null ? null : languageOf(lang), colour, size, at];
      return [name, ...of].filter((part) => part !== null).join(' · ');
    },
    said: ({ field }: FieldPlace, values: Said) => {
      const many = values.length;
      if (many === 0) return t`nothing`;
      if (field === 'pictures') return t`Number of pictures: ${many}`;
      return values
        .map(({ value, percent }) =>
          percent === null
            ? labelOf(wordsOf(field), value)
            : `${inPercent(percent)} ${labelOf(wordsOf(field), value)}`,
        )
        .join(', ');
    },
  };
}

const ROW = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr', md: '14rem 1fr 1fr' },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const TEXT = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

type DifferencesProps = {
  of: readonly ProductDifference[];
  /** Of what was there and what is there now, where it is not before and after. */
  headings?: { before: string; after: string };
  /** What is shown below a difference. */
  below?: (difference: ProductDifference) => ReactNode;
};

/** Fields that differ, each as it was and as it is. */
export function Differences({ of, headings, below }: DifferencesProps) {
  const { t } = useLingui();
  const { nameOf, said } = useDifferenceWords();
  const { before, after } = headings ?? { before: t`Before`, after: t`After` };
  const side = (title: string, value: string) => (
    <Box>
      <Typography variant="caption" color="textSecondary">
        {title}
      </Typography>
      <Typography variant="body2" sx={TEXT}>
        {value}
      </Typography>
    </Box>
  );
  return of.map((difference) => {
    const name = nameOf(difference);
    return (
      <Box key={name} sx={ROW} role="group" aria-label={name}>
        <Typography variant="subtitle2" component="p">
          {name}
        </Typography>
        {side(before, said(difference, difference.before))}
        {side(after, said(difference, difference.after))}
        {below?.(difference)}
      </Box>
    );
  });
}
