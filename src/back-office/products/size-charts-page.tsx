import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Title } from 'react-admin';
import { getProductWords } from '#src/domain/catalogue/new-product.calls.ts';
import { listSizeCharts, removeSizeChart } from '#src/domain/catalogue/size-chart.calls.ts';
import type { StaffSizeChart } from '#src/domain/catalogue/size-chart.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { DataTable } from '../look/data-table.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { SIZE_SCALE_NAMES } from './family-words.ts';
import { SizeChartForm } from './size-chart-form.tsx';
import { MEASURE_NAMES } from './size-chart-words.ts';

function ChartTable({ scale, document }: { scale: string } & Pick<StaffSizeChart, 'document'>) {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const { measures, rows } = document;
  return (
    <DataTable
      label={scale}
      head={[t`Size`, ...measures.map((measure) => i18n._(MEASURE_NAMES[measure]))]}
      rows={rows.map((row) => ({
        key: row.size,
        cells: [row.size, ...row.measures.map((cm) => number(cm))],
      }))}
    />
  );
}

type ChartProps = {
  chart: StaffSizeChart;
  charts: readonly StaffSizeChart[];
  brands: readonly string[];
  isChangeable: boolean;
};

function Chart({ chart, charts, brands, isChangeable }: ChartProps) {
  const { t, i18n } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const { id: chartId, document, products } = chart;
  const scale = i18n._(SIZE_SCALE_NAMES[document.scale]);
  return (
    <Paper component="section" aria-label={scale} sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h6" component="h2">
        {scale}
      </Typography>
      <Typography color="textSecondary">
        {document.brand ?? t`All brands without a chart of their own`}
        {' · '}
        <Plural value={products} _0="no products" one="# product" other="# products" />
      </Typography>
      <ChartTable {...{ scale, document }} />
      {isChangeable && (
        <Box sx={{ display: 'flex', mt: 1 }}>
          <SizeChartForm {...{ chart, charts, brands }} />
          <ConfirmButton
            {...{ isWriting }}
            label={t`Delete`}
            question={t`Products of these sizes will show the chart of all brands, or no size guide. Delete it?`}
            onYes={() => write(removeSizeChart, { params: { chartId } })}
          />
        </Box>
      )}
      <Refusal of={refusal} />
    </Paper>
  );
}

/** Which body each size fits, as the size guide of the shop shows it. */
export function SizeChartsPage() {
  const { t } = useLingui();
  const { data, refusal } = useRead(listSizeCharts, {});
  const { data: words } = useRead(getProductWords, {});
  const brands = words?.brands ?? [];
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={t`Size charts`} />
      <Refusal of={refusal} />
      {data !== undefined && (
        <>
          <Typography color="textSecondary">
            {data.isForAllShops ? (
              <Trans>
                A product shows the chart of its brand and sizes, else that of all brands, where it
                has every size of the product.
              </Trans>
            ) : (
              <Trans>All shops share them: who works for all of them changes them.</Trans>
            )}
          </Typography>
          {data.isForAllShops && words !== undefined && (
            <Box>
              <SizeChartForm charts={data.values} {...{ brands }} />
            </Box>
          )}
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
            }}
          >
            {data.values.map((chart) => (
              <Chart
                key={chart.id}
                {...{ chart, charts: data.values, brands, isChangeable: data.isForAllShops }}
              />
            ))}
          </Box>
        </>
      )}
    </Stack>
  );
}
