import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Sales } from '#src/domain/overview/overview.schema.ts';
import { useFormats } from '../look/formats.ts';

type SalesChartProps = Pick<Sales['currencies'][number], 'currency' | 'days'>;

const BARS_HEIGHT = 180;
const SWATCH = 12;
const COLOURS = { before: 'text.secondary', now: 'secondary.main' };

type BarProps = { cents: number; highest: number; colour: string };

const Bar = ({ cents, highest, colour }: BarProps) => (
  <Box sx={{ flex: 1, height: `${(100 * cents) / highest}%`, bgcolor: colour }} />
);

function Legend({ colour, name }: { colour: string; name: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box sx={{ width: SWATCH, height: SWATCH, bgcolor: colour }} />
      <Typography variant="caption">{name}</Typography>
    </Box>
  );
}

/** Each day beside the same one of the week before. */
export function SalesChart({ currency, days }: SalesChartProps) {
  const { t } = useLingui();
  const { money, weekday } = useFormats();
  const highest = Math.max(1, ...days.flatMap(({ cents, centsBefore }) => [cents, centsBefore]));
  const [before, now] = [t`Week before`, t`Last seven days`];
  return (
    <>
      <Typography variant="caption" color="textSecondary">
        {money(highest, currency)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, borderTop: 1, borderColor: 'divider' }}>
        {days.map(({ day, cents, centsBefore }) => (
          <Tooltip
            key={day}
            title={
              <>
                <Legend colour={COLOURS.before} name={money(centsBefore, currency)} />
                <Legend colour={COLOURS.now} name={money(cents, currency)} />
              </>
            }
          >
            <Box sx={{ flex: 1, minWidth: 0, '&:hover': { bgcolor: 'action.hover' } }}>
              <Box
                sx={{
                  ...{ display: 'flex', alignItems: 'end', gap: '2px', height: BARS_HEIGHT },
                  ...{ borderBottom: 1, borderColor: 'divider', px: { xs: 0, sm: 1 } },
                }}
              >
                <Bar cents={centsBefore} {...{ highest }} colour={COLOURS.before} />
                <Bar {...{ cents, highest }} colour={COLOURS.now} />
              </Box>
              <Typography
                variant="caption"
                component="div"
                color="textSecondary"
                align="center"
                noWrap
              >
                {weekday(day)}
              </Typography>
            </Box>
          </Tooltip>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'center', gap: 2, mt: 1 }}>
        <Legend colour={COLOURS.before} name={before} />
        <Legend colour={COLOURS.now} name={now} />
      </Box>
    </>
  );
}
