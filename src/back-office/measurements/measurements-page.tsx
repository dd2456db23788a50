import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Title } from 'react-admin';
import { getMeasurements } from '#src/domain/measurement/measurement.calls.ts';
import type { Measurements, Steps } from '#src/domain/measurement/measurement.schema.ts';
import { MEASURED_SPANS } from '#src/domain/measurement/web-vitals.ts';
import { useRead } from '../calls/use-read.ts';
import { DataTable } from '../look/data-table.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { VitalsSection } from './vitals-section.tsx';

type Span = (typeof MEASURED_SPANS)[number];

function StepsTable({ by, steps }: { by: string; steps: readonly Steps[] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { nameOf } = useShopNames();
  const shareOf = (part: number, whole: number) =>
    `${number(part)} (${whole === 0 ? 0 : Math.round((100 * part) / whole)}%)`;
  return (
    <DataTable
      label={by}
      head={[by, t`Carts`, t`Address`, t`Delivery`, t`Payment begun`, t`Ordered`]}
      numbers={[1, 2, 3, 4, 5]}
      rows={steps.map(({ name, carts, addressed, delivered, paying, ordered }) => ({
        key: name ?? '',
        cells: [
          nameOf(name) || name || t`not known`,
          number(carts),
          ...[addressed, delivered, paying, ordered].map((part) => shareOf(part, carts)),
        ],
      }))}
    />
  );
}

function StepsSection({ byShop, byChannel }: Measurements) {
  const { t } = useLingui();
  return (
    <Section title={t`Steps`}>
      <Typography color="textSecondary" gutterBottom>
        {t`Carts that were begun in these days, and how far they have come.`}
      </Typography>
      {byShop.length === 0 ? (
        <Typography>{t`No cart was begun.`}</Typography>
      ) : (
        <>
          <StepsTable by={t`Shop`} steps={byShop} />
          <StepsTable by={t`Channel`} steps={byChannel} />
        </>
      )}
    </Section>
  );
}

/** How far carts come, and how pages feel to shoppers. */
export function MeasurementsPage() {
  const { t } = useLingui();
  const [days, setDays] = useState<Span>(28);
  const { data, refusal } = useRead(getMeasurements, { query: { days } });
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={t`Measurements`} />
      <Stack
        component="fieldset"
        direction="row"
        useFlexGap
        aria-label={t`Days`}
        sx={{ border: 0, m: 0, p: 0, flexWrap: 'wrap', gap: 1 }}
      >
        {MEASURED_SPANS.map((span) => (
          <Button
            key={span}
            size="small"
            variant={span === days ? 'contained' : 'outlined'}
            aria-pressed={span === days}
            onClick={() => setDays(span)}
          >
            {span === 1 ? t`Today` : t`${span} days`}
          </Button>
        ))}
      </Stack>
      <Refusal of={refusal} />
      {data !== undefined && (
        <>
          <StepsSection {...data} />
          <VitalsSection vitals={data.vitals} />
        </>
      )}
    </Stack>
  );
}
