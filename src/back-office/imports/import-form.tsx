import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { checkImport } from '#src/domain/import/import.calls.ts';
import {
  type Import,
  type ImportOptions,
  importOptionsSchema,
} from '#src/domain/import/import.schema.ts';
import { IMPORT_KINDS } from '#src/domain/import/import.values.ts';
import { CURRENCIES } from '#src/domain/money/money.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { useWrite } from '../calls/use-write.ts';
import { useLanguageNames } from '../look/language-names.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { KIND_NAMES } from './import-words.ts';

const isFetched = (host: string) =>
  importOptionsSchema.shape.pictureHosts.safeParse([host]).success;

/** Kinds of which a file may hold all that there is. */
const MAY_BE_FULL: ReadonlySet<Import['kind']> = new Set(['products', 'catalogue', 'stocks']);

/** How a file is read: what it holds, which column is which. What is changed here is checked again. */
export function ImportForm({ file }: { file: Import }) {
  const { t, i18n } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const nameOf = useLanguageNames();
  const [kind, setKind] = useState(file.kind);
  const [options, setOptions] = useState<ImportOptions>(file.options);
  const set = (change: Partial<ImportOptions>) => setOptions({ ...options, ...change });
  const hosts = file.hosts.filter(isFetched);
  const check = () =>
    write(checkImport, { params: { importId: file.id }, body: { kind, options } });
  return (
    <Section title={t`How the file is read`}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
        <Refusal of={refusal} />
        <TextField
          select
          label={t`What it holds`}
          value={kind ?? ''}
          onChange={({ target }) =>
            setKind(IMPORT_KINDS.find((one) => one === target.value) ?? null)
          }
        >
          {IMPORT_KINDS.map((one) => (
            <MenuItem key={one} value={one}>
              {i18n._(KIND_NAMES[one])}
            </MenuItem>
          ))}
        </TextField>
        {kind === 'products' && (
          <TextField
            select
            label={t`Texts are in`}
            value={options.language ?? ''}
            helperText={t`Texts in other languages stay; prices count in the shops that speak it`}
            onChange={({ target }) =>
              set({ language: LANGUAGES.find((one) => one === target.value) ?? null })
            }
          >
            {LANGUAGES.map((one) => (
              <MenuItem key={one} value={one}>
                {nameOf(one)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {kind === 'products' && (
          <TextField
            select
            label={t`Amounts are in`}
            value={options.currency}
            onChange={({ target }) =>
              set({ currency: CURRENCIES.find((one) => one === target.value) ?? 'EUR' })
            }
          >
            {CURRENCIES.map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </TextField>
        )}
        {MAY_BE_FULL.has(kind) && (
          <FormControlLabel
            control={
              <Checkbox checked={options.isFull} onChange={(_, isFull) => set({ isFull })} />
            }
            label={t`The file names all that there is: what it does not name is sold out`}
          />
        )}
        {kind === 'products' &&
          hosts.map((host) => (
            <FormControlLabel
              key={host}
              control={
                <Checkbox
                  checked={options.pictureHosts.includes(host)}
                  onChange={(_, isTaken) =>
                    set({
                      pictureHosts: isTaken
                        ? [...options.pictureHosts, host]
                        : options.pictureHosts.filter((one) => one !== host),
                    })
                  }
                />
              }
              label={t`Fetch pictures from ${host}`}
            />
          ))}
        {kind === file.kind && (
          <ColumnMapping
            {...{ file }}
            columns={options.columns}
            onChange={(columns) => set({ columns })}
          />
        )}
        {file.unknownColumns.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t`Not read: ${file.unknownColumns.join(', ')}`}
          </Typography>
        )}
        <div>
          <Button variant="outlined" loading={isWriting} disabled={kind === null} onClick={check}>
            {t`Check again`}
          </Button>
        </div>
      </Box>
    </Section>
  );
}
