import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ProductWords } from '#src/domain/catalogue/new-product.schema.ts';
import { BLANK_ENVIRONMENT, type ProductDraft } from './product-draft.ts';
import { ENVIRONMENT_FACTS } from './product-words.ts';
import { WordSelect } from './word-select.tsx';

type Props = { draft: ProductDraft; words: ProductWords; onChange: (draft: ProductDraft) => void };

const FACTS = ['recyclable', 'hazardousSubstances', 'microplastics', 'ecoDesign'] as const;

/** The environmental qualities that French law has a shop show. */
export function EnvironmentFields({ draft, words, onChange }: Props) {
  const { t, i18n } = useLingui();
  const { environment } = draft;
  const set = (own: Partial<typeof BLANK_ENVIRONMENT>) =>
    onChange({ ...draft, environment: { ...(environment ?? BLANK_ENVIRONMENT), ...own } });
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mt: 2, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {t`Environmental sheet`}
      </Typography>
      <FormControlLabel
        label={t`The product has one, which shops show where the law asks for it`}
        control={
          <Checkbox
            size="small"
            checked={environment !== null}
            onChange={({ target }) =>
              onChange({ ...draft, environment: target.checked ? BLANK_ENVIRONMENT : null })
            }
          />
        }
      />
      {environment !== null && (
        <>
          <Box sx={{ display: 'grid', gap: 1, mt: 1, gridTemplateColumns: { md: '1fr 1fr 1fr' } }}>
            <TextField
              size="small"
              label={t`Recycled material, in percent`}
              value={environment.recycledPercent}
              onChange={({ target }) => set({ recycledPercent: target.value })}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
            <WordSelect
              label={t`Country of weaving`}
              value={environment.weaving}
              words={words.countries}
              onChange={(weaving) => set({ weaving })}
            />
            <WordSelect
              label={t`Country of dyeing and printing`}
              value={environment.dyeing}
              words={words.countries}
              onChange={(dyeing) => set({ dyeing })}
            />
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {FACTS.map((fact) => (
              <FormControlLabel
                key={fact}
                label={i18n._(ENVIRONMENT_FACTS[fact])}
                control={
                  <Checkbox
                    size="small"
                    checked={environment[fact]}
                    onChange={({ target }) => set({ [fact]: target.checked })}
                  />
                }
              />
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
