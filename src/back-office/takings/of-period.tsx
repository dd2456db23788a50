import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import {
  isTakingsPeriod,
  MAX_TAKINGS_DAYS,
  type TakingsPeriod as Period,
} from '#src/domain/order/takings.schema.ts';
import { dayAfter } from '#src/domain/shop/shop-day.ts';
import { monthOf } from './taking-sums.ts';

type DaysProps = { period: Period; onChange: (period: Period) => void };

/** Two months to choose by a click, or any days. */
function Days({ period, onChange }: DaysProps) {
  const { t } = useLingui();
  const today = new Date().toISOString().slice(0, 10);
  const months = [
    { name: t`This month`, days: monthOf(today) },
    { name: t`Last month`, days: monthOf(dayAfter(monthOf(today).from, -1)) },
  ];
  const dayOf = (which: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      size="small"
      label={label}
      value={period[which]}
      onChange={({ target }) => onChange({ ...period, [which]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Stack
      component="fieldset"
      direction="row"
      useFlexGap
      aria-label={t`Period`}
      sx={{ border: 0, m: 0, p: 0, flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {months.map(({ name, days }) => {
        const isChosen = days.from === period.from && days.to === period.to;
        return (
          <Button
            key={name}
            size="small"
            variant={isChosen ? 'contained' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => onChange(days)}
          >
            {name}
          </Button>
        );
      })}
      {dayOf('from', t`First day of the period`)}
      {dayOf('to', t`Last day of the period`)}
    </Stack>
  );
}

type OfPeriodProps = {
  /** Which days these are. */
  note: string;
  children: (period: Period) => ReactNode;
};

/** When a document counts. */
export function useDocumentDays(): string {
  const { t } = useLingui();
  return t`Days are those of each shop’s own clock, on which the invoice or credit note was issued.`;
}

/** Days that are chosen, and what documents of these days say. */
export function OfPeriod({ note, children }: OfPeriodProps) {
  const { t } = useLingui();
  const [period, setPeriod] = useState<Period>(() =>
    monthOf(new Date().toISOString().slice(0, 10)),
  );
  return (
    <>
      <Days period={period} onChange={setPeriod} />
      {isTakingsPeriod(period) ? (
        children(period)
      ) : (
        <Typography role="status">
          {t`Choose a first day and a last day, ${MAX_TAKINGS_DAYS} days at most.`}
        </Typography>
      )}
      <Typography color="textSecondary" variant="body2">
        {note}
      </Typography>
    </>
  );
}
