import { useLingui } from '@lingui/react/macro';
import { useTheme } from '@mui/material/styles';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Sales } from '#src/domain/overview/overview.schema.ts';
import { useFormats } from '../look/formats.ts';

type SalesChartProps = Pick<Sales['currencies'][number], 'currency' | 'days'>;

/** Each day beside the same one of the week before. */
export function SalesChart({ currency, days }: SalesChartProps) {
  const { t } = useLingui();
  const { palette } = useTheme();
  const { money, weekday } = useFormats();
  const data = days.map((day) => ({ ...day, name: weekday(day.day) }));
  const tick = { fill: palette.text.secondary, fontSize: 12 };
  return (
    <ResponsiveContainer>
      <BarChart {...{ data }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis dataKey="name" {...{ tick }} />
        <YAxis width={80} {...{ tick }} tickFormatter={(cents: number) => money(cents, currency)} />
        <Tooltip
          cursor={{ fill: palette.action.hover }}
          contentStyle={{ background: palette.background.paper, borderColor: palette.divider }}
          formatter={(cents) => money(Number(cents), currency)}
        />
        <Legend />
        <Bar
          dataKey="centsBefore"
          name={t`Week before`}
          fill={palette.text.secondary}
          isAnimationActive={false}
        />
        <Bar
          dataKey="cents"
          name={t`Last seven days`}
          fill={palette.secondary.main}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
