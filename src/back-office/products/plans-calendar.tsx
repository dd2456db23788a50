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
  type Planned,
  spanOfMonth,
} from '#src/domain/catalogue/plan-calendar.ts';
import { listPricePlans } from '#src/domain/catalogue/price-plan.calls.ts';
import type { PricePlan } from '#src/domain/catalogue/price-plan.schema.ts';
import { listDrops } from '#src/domain/drop/drop.calls.ts';
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

/** What runs, in a few words, and where it is shown. */
type Row = Planned & { what: string; path: string };

/** Plans and drops that run in a month. Part of a drop and the drop lie below each other. */
function useRows(month: string) {
  const { t } = useLingui();
  const ruleOf = usePlanRule();
  const query = {
    ...spanOfMonth(month),
    page: 1,
    size: MOST,
    sort: 'begins',
    order: 'asc',
  } as const;
  const plans = useRead(listPricePlans, { query });
  const drops = useRead(listDrops, { query });
  const rows = [
    ...(drops.data?.values ?? []).map(
      ({ id, name, state, terms }): Row => ({
        ...{ id, name, state, endedAt: null, what: t`Drop`, path: `/drops/${id}/show` },
        shops: terms
          .filter((term) => term.state !== 'withdrawn')
          .map(({ shop, begins, ends, stopped }) => ({
            shop,
            from: begins,
            until: stopped ?? ends,
          })),
      }),
    ),
    ...(plans.data?.values ?? []).map(
      (plan): Row => ({ ...plan, what: ruleOf(plan), path: pageOf(plan) }),
    ),
  ];
  const total = (plans.data?.total ?? 0) + (drops.data?.total ?? 0);
  return {
    ...{ rows, left: total - rows.length, refusal: plans.refusal ?? drops.refusal },
    isRead: plans.data !== undefined && drops.data !== undefined,
  };
}

type BarProps = { bar: PlanBar<Row>; shop: OnlineLocale; isWide: boolean };

/** A plan or a drop: on the days of the month where there is room, else a line that says them. */
function Bar({ bar: { plan, begins, ends, from, to, lane }, shop, isWide }: BarProps) {
  const { t, i18n } = useLingui();
  const times = usePlanTimes();
  const { name, what: rule, path } = plan;
  const begin = times.begin(shop, begins);
  const end = ends === null ? null : times.end(shop, ends);
  const state = i18n._(PLAN_STATE_NAMES[plan.state]);
  const said =
    end === null
      ? t`${name}, ${rule}: from ${begin}, ${state}`
      : t`${name}, ${rule}: from ${begin} until ${end}, ${state}`;
  if (!isWide) {
    return (
      <Box component="li" sx={{ py: 0.5 }}>
        <Link to={path}>{said}</Link>
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
        to={path}
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

type ShopProps = {
  shop: OnlineLocale;
  bars: readonly PlanBar<Row>[];
  days: number;
  isWide: boolean;
};

/** Plans and drops of one shop; those of the same days lie below each other. */
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

/** Price plans and drops on the days of a month, each shop by its own clocks. */
export function PlansCalendar() {
  const { t } = useLingui();
  const { month: nameOfMonth } = useFormats();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const now = new Date().toISOString().slice(0, 7);
  const [month, setMonth] = useState(now);
  const { rows, left, refusal, isRead } = useRows(month);
  const shops = [...new Set(rows.flatMap((row) => row.shops.map(({ shop }) => shop)))];
  const days = daysOfMonth(month);
  const move = (months: number) => setMonth(monthAfter(month, months));
  function onKeyDown({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft' || key === 'PageUp') move(-1);
    if (key === 'ArrowRight' || key === 'PageDown') move(1);
    if (key === 'Home') setMonth(now);
  }
  const barsIn = (shop: OnlineLocale) => barsOf(rows, shop, month);
  return (
    <Box onKeyDown={onKeyDown} sx={{ p: 2 }}>
      <Title title={t`Calendar of price plans and drops`} />
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
        <Link to="/drops">{t`All drops`}</Link>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {t`Arrow keys move by a month, Home leads back. Days are those of each shop.`}
      </Typography>
      <Refusal of={refusal} />
      {isRead && shops.length === 0 && (
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
