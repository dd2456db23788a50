import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useState } from 'react';
import { Link, Title } from 'react-admin';
import {
  barsOf,
  daysOfMonth,
  monthAfter,
  type PlanBar,
  spanOfMonth,
} from '#src/domain/catalogue/plan-calendar.ts';
import { listPricePlans } from '#src/domain/catalogue/price-plan.calls.ts';
import type { PricePlan } from '#src/domain/catalogue/price-plan.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { useRead } from '../calls/use-read.ts';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { usePlanRule } from './plan-rule.tsx';
import { usePlanTimes } from './plan-times.tsx';
import { PLAN_STATE_NAMES } from './product-words.ts';

/** More plans in one month than a page of the list has are counted, not drawn. */
const MOST = 100;

/** Where a plan is shown: in the list, or with the other parts of its drop. */
const pageOf = ({ name, dropId }: PricePlan) =>
  dropId === null
    ? `/price-plans?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`
    : `/drops/${dropId}/show`;

type BarProps = { bar: PlanBar; shop: OnlineLocale; isWide: boolean };

/** A plan: on the days of the month where there is room, else a line that says them. */
function Bar({ bar: { plan, begins, ends, from, to, lane }, shop, isWide }: BarProps) {
  const { t, i18n } = useLingui();
  const ruleOf = usePlanRule();
  const times = usePlanTimes();
  const [name, rule, begin] = [plan.name, ruleOf(plan), times.begin(shop, begins)];
  const end = ends === null ? null : times.end(shop, ends);
  const state = i18n._(PLAN_STATE_NAMES[plan.state]);
  const said =
    end === null
      ? t`${name}, ${rule}: from ${begin}, ${state}`
      : t`${name}, ${rule}: from ${begin} until ${end}, ${state}`;
  if (!isWide) {
    return (
      <Box component="li" sx={{ py: 0.5 }}>
        <Link to={pageOf(plan)}>{said}</Link>
      </Box>
    );
  }
  return (
    <Box
      component="li"
      sx={{
        ...{ gridColumn: `${from} / ${to + 1}`, gridRow: lane + 1, minWidth: 0, borderRadius: 1 },
        ...{ bgcolor: 'action.selected', border: 1, borderColor: 'text.secondary' },
        borderStyle: plan.state === 'planned' ? 'dashed' : 'solid',
      }}
    >
      <Link
        to={pageOf(plan)}
        aria-label={said}
        title={said}
        sx={{
          ...{ display: 'block', px: 0.5, py: 0.25, overflow: 'hidden', whiteSpace: 'nowrap' },
          textOverflow: 'ellipsis',
        }}
      >
        {`${rule} ${name}`}
      </Link>
    </Box>
  );
}

type ShopProps = { shop: OnlineLocale; bars: readonly PlanBar[]; days: number; isWide: boolean };

/** The plans of one shop; those of the same days lie below each other. */
function ShopRow({ shop, bars, days, isWide }: ShopProps) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const name = nameOf(shop);
  const grid = {
    ...{ display: 'grid', gridTemplateColumns: `repeat(${days}, minmax(0, 1fr))`, rowGap: 0.5 },
    minHeight: 32,
  };
  return (
    <Box component="section" aria-label={name} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h3" variant="subtitle2">
        {name}
      </Typography>
      {bars.length === 0 ? (
        <Typography variant="body2" color="textSecondary">{t`No plan.`}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, ...(isWide && grid) }}>
          {bars.map((bar) => (
            <Bar key={bar.plan.id} {...{ bar, shop, isWide }} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Numbers of the days above the bars. */
function DayHeads({ days }: { days: readonly string[] }) {
  const { weekday } = useFormats();
  return (
    <Box
      aria-hidden
      sx={{ display: 'grid', gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}
    >
      {days.map((day) => (
        <Typography key={day} variant="caption" align="center" title={weekday(day)}>
          {Number(day.slice(-2))}
        </Typography>
      ))}
    </Box>
  );
}

/** Price plans on the days of a month, each shop by its own clocks. */
export function PlansCalendar() {
  const { t } = useLingui();
  const { month: nameOfMonth } = useFormats();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const now = new Date().toISOString().slice(0, 7);
  const [month, setMonth] = useState(now);
  const { since, before } = spanOfMonth(month);
  const asked = { since, before, page: 1, size: MOST, sort: 'begins', order: 'asc' } as const;
  const { data, refusal } = useRead(listPricePlans, { query: asked });
  const plans = data?.values ?? [];
  const left = (data?.total ?? 0) - plans.length;
  const shops = [...new Set(plans.flatMap((plan) => plan.shops.map(({ shop }) => shop)))];
  const days = daysOfMonth(month);
  const move = (months: number) => setMonth(monthAfter(month, months));
  function onKeyDown({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft' || key === 'PageUp') move(-1);
    if (key === 'ArrowRight' || key === 'PageDown') move(1);
    if (key === 'Home') setMonth(now);
  }
  const barsIn = (shop: OnlineLocale) => barsOf(plans, shop, month);
  return (
    <Box onKeyDown={onKeyDown} sx={{ p: 2 }}>
      <Title title={t`Calendar of price plans`} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button onClick={() => move(-1)} aria-keyshortcuts="ArrowLeft">{t`Month before`}</Button>
        <Typography
          component="h2"
          variant="h6"
          aria-live="polite"
          // A telephone has it above the buttons, which fit one line.
          sx={{ order: { xs: -1, sm: 0 }, width: { xs: '100%', sm: 'auto' } }}
        >
          {nameOfMonth(month)}
        </Typography>
        <Button onClick={() => move(1)} aria-keyshortcuts="ArrowRight">{t`Month after`}</Button>
        {month !== now && <Button onClick={() => setMonth(now)}>{t`This month`}</Button>}
        <Link to="/price-plans">{t`All price plans`}</Link>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {t`Arrow keys move by a month, Home leads back. Days are those of each shop.`}
      </Typography>
      <Refusal of={refusal} />
      {data !== undefined && shops.length === 0 && (
        <Typography sx={{ py: 2 }}>{t`No plan in this month.`}</Typography>
      )}
      {isWide && shops.length > 0 && <DayHeads {...{ days }} />}
      {shops.map((shop) => (
        <ShopRow key={shop} {...{ shop, isWide }} bars={barsIn(shop)} days={days.length} />
      ))}
      {left > 0 && (
        <Typography sx={{ py: 1 }}>{t`Plans of this month that are not shown: ${left}`}</Typography>
      )}
    </Box>
  );
}
