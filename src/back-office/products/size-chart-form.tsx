import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AutocompleteInput, required, SelectInput } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { MEASURES } from '#src/domain/catalogue/catalogue.values.ts';
import { changeSizeChart, makeSizeChart } from '#src/domain/catalogue/size-chart.calls.ts';
import {
  type SizeChartDocument,
  type StaffSizeChart,
  sizeChartDocumentSchema,
} from '#src/domain/catalogue/size-chart.schema.ts';
import { SIZE_SCALES, type SizeScale } from '#src/domain/size/size-scales.ts';
import { SIZE_TABLES } from '#src/domain/size/size-tables.ts';
import { useWrite } from '../calls/use-write.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { SIZE_SCALE_NAMES } from './family-words.ts';
import { MEASURE_NAMES } from './size-chart-words.ts';

const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'];
const LETTERED: Partial<Record<SizeScale, readonly string[]>> = {
  letters: LETTERS,
  'letters-men': LETTERS,
};

/** Sizes that a scale is known to have. */
const sizesOf = (scale: SizeScale): readonly string[] =>
  SIZE_TABLES[scale]?.rows.map(({ EUR }) => EUR) ?? LETTERED[scale] ?? [];

/** Scales whose goods fit a body: a chart of towels would say nothing. */
const CHARTED = SIZE_SCALES.filter((scale) => sizesOf(scale).length > 0 && scale !== 'home-linen');

type Cells = Record<string, string>;
type GridRow = { size: string; cells: Cells };

/** Every size of a scale with what a chart says of it, and sizes that the chart alone knows. */
function gridOf(scale: SizeScale, document: SizeChartDocument | null): GridRow[] {
  const rows = document?.rows ?? [];
  const known = sizesOf(scale);
  const own = rows.map(({ size }) => size).filter((size) => !known.includes(size));
  return [...known, ...own].map((size) => {
    const row = rows.find((one) => one.size === size);
    const cells = Object.fromEntries(
      (document?.measures ?? []).map((measure, at) => [measure, `${row?.measures[at] ?? ''}`]),
    );
    return { size, cells };
  });
}

const textOf = (cells: unknown, name: string) =>
  String(new Map(Object.entries(cells ?? {})).get(name) ?? '').trim();

/** What was typed; null where a size lacks a measure that another one has, or has no number. */
function documentOf(typed: FieldValues, scale: SizeScale): SizeChartDocument | null {
  const rows: readonly GridRow[] = typed.grids?.[scale] ?? [];
  const measures = MEASURES.filter((one) => rows.some(({ cells }) => textOf(cells, one) !== ''));
  const said = rows.filter(({ cells }) => measures.some((one) => textOf(cells, one) !== ''));
  const document = {
    ...{ scale, brand: typed.brand || null, measures },
    rows: said.map(({ size, cells }) => ({
      size,
      measures: measures.map((one) => Number(textOf(cells, one).replace(',', '.') || Number.NaN)),
    })),
  };
  return sizeChartDocumentSchema.safeParse(document).data ?? null;
}

/** Columns as wide as the dialog lets them; on a telephone a size is a block, and its fields have names. */
const TABLE: SxProps<Theme> = {
  ...{ width: '100%', tableLayout: 'fixed', borderSpacing: 4 },
  '& th': { fontWeight: 500, fontSize: '0.8125rem', hyphens: 'auto', overflowWrap: 'anywhere' },
  '& thead': { display: { xs: 'none', sm: 'table-header-group' } },
  '& tr': {
    display: { xs: 'grid', sm: 'table-row' },
    gridTemplateColumns: '1fr 1fr',
    gap: 1,
    pb: 2,
  },
  '& tbody th': { gridColumn: '1 / -1', textAlign: { xs: 'start', sm: 'center' } },
};

function Grid({ scale, grid }: { scale: SizeScale; grid: readonly GridRow[] }) {
  const { t, i18n } = useLingui();
  const { register } = useFormContext();
  return (
    <Box component="table" sx={TABLE}>
      <thead>
        <tr>
          <th scope="col">{t`Size`}</th>
          {MEASURES.map((measure) => (
            <th key={measure} scope="col">
              {i18n._(MEASURE_NAMES[measure])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.map(({ size }, at) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {MEASURES.map((measure) => {
              const name = i18n._(MEASURE_NAMES[measure]);
              return (
                <td key={measure}>
                  <Typography variant="body2" aria-hidden sx={{ display: { sm: 'none' } }}>
                    {name}
                  </Typography>
                  <TextField
                    hiddenLabel
                    size="small"
                    slotProps={{
                      htmlInput: {
                        ...register(`grids.${scale}.${at}.cells.${measure}`),
                        'aria-label': t`${name}, size ${size}`,
                        inputMode: 'decimal',
                      },
                    }}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function ChartFields({ brands, isNew }: { brands: readonly string[]; isNew: boolean }) {
  const { t, i18n } = useLingui();
  const scale = useWatch({ name: 'scale' });
  const grids = useWatch({ name: 'grids' });
  const known = CHARTED.find((one) => one === scale);
  return (
    <>
      {isNew && (
        <SelectInput
          source="scale"
          label={t`Sizes`}
          validate={required()}
          choices={CHARTED.map((id) => ({ id, name: i18n._(SIZE_SCALE_NAMES[id]) }))}
          fullWidth
        />
      )}
      <AutocompleteInput
        source="brand"
        label={t`Brand`}
        helperText={t`Empty for all brands without a chart of their own.`}
        choices={brands.map((id) => ({ id, name: id }))}
        noOptionsText={t`Nothing was found.`}
        fullWidth
      />
      <Typography color="textSecondary">
        <Trans>
          Body measurements in cm. A size that is left empty is not in the chart, nor is a
          measurement that no size has.
        </Trans>
      </Typography>
      {known !== undefined && <Grid scale={known} grid={grids?.[known] ?? []} />}
    </>
  );
}

type FormProps = {
  charts: readonly StaffSizeChart[];
  brands: readonly string[];
};

const INVALID = { code: 'SIZE_CHART_INVALID' } as const;

/** The form of a chart, new or known; a new one begins as that of all brands is. */
export function SizeChartForm({ chart, charts, brands }: FormProps & { chart?: StaffSizeChart }) {
  const { t, i18n } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const { number } = useFormats();
  const [isWrong, setWrong] = useState(false);
  const general = (scale: SizeScale) =>
    charts.find(({ document }) => document.scale === scale && document.brand === null);
  const begun = (scale: SizeScale) =>
    chart?.document.scale === scale ? chart.document : (general(scale)?.document ?? null);
  const grids = Object.fromEntries(
    CHARTED.map((scale) => [
      scale,
      gridOf(scale, begun(scale)).map(({ size, cells }) => ({
        size,
        cells: Object.fromEntries(
          Object.entries(cells).map(([name, cm]) => [name, cm === '' ? '' : number(Number(cm))]),
        ),
      })),
    ]),
  );
  const { scale = 'women', brand = null } = chart?.document ?? {};
  const name = i18n._(SIZE_SCALE_NAMES[scale]);
  return (
    <FormDialog
      {...{ isWriting }}
      refusal={isWrong ? INVALID : refusal}
      // What is changed is a number; a brand would open its choices over the grid.
      {...(chart !== undefined && {
        first: `grids.${scale}.0.cells.${chart.document.measures[0]}`,
      })}
      label={chart === undefined ? t`New size chart` : t`Change`}
      title={chart === undefined ? t`New size chart` : t`Change “${name}”`}
      variant={chart === undefined ? 'contained' : 'text'}
      defaultValues={{ scale, brand: brand ?? '', grids }}
      onSave={async (typed) => {
        const asked = chart?.document.scale ?? CHARTED.find((one) => one === typed.scale);
        const document = asked === undefined ? null : documentOf(typed, asked);
        setWrong(document === null);
        if (document === null) return false;
        if (chart === undefined) {
          return (await write(makeSizeChart, { body: document })) !== undefined;
        }
        const params = { chartId: chart.id };
        const body = { revision: chart.revision, document };
        return (await write(changeSizeChart, { params, body })) !== undefined;
      }}
    >
      <ChartFields {...{ brands }} isNew={chart === undefined} />
    </FormDialog>
  );
}
