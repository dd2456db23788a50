import { Trans, useLingui } from '@lingui/react/macro';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { getPromotionResults } from '#src/domain/promotion/promotion.calls.ts';
import type { Promotion } from '#src/domain/promotion/promotion.schema.ts';
import type { PromotionDay } from '#src/domain/promotion/promotion-results.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { DataTable } from '../look/data-table.tsx';
import { DialogBody, DialogDeeds, DialogFrame } from '../look/dialog-frame.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { saveCsv } from '../look/save-file.ts';
import { useShopNames } from '../look/shop-names.ts';
import { resultsByShop, resultsCsv } from './result-sums.ts';

type Taken = { taken: { uses: number; cents: Record<string, number> } | null };

/** What is left of its limits. */
function Limits({ promotion: { asked }, taken }: { promotion: Promotion } & Taken) {
  const { t } = useLingui();
  const { number, money } = useFormats();
  const { uses = null, budget = null } = asked.limits ?? {};
  if (uses === null && budget === null) return null;
  if (taken === null) {
    return (
      <Typography>
        {t`Its limits count in all of its shops: what is left of them is seen by who works for all.`}
      </Typography>
    );
  }
  const [had, all, rest] = [taken.uses, uses ?? 0, Math.max(0, (uses ?? 0) - taken.uses)].map(
    number,
  );
  return (
    <>
      {uses !== null && <Typography>{t`Uses: ${had} of ${all}, ${rest} left.`}</Typography>}
      {Object.entries(budget ?? {}).map(([currency, limit]) => {
        const gone = taken.cents[currency] ?? 0;
        const [spent, whole] = [gone, limit].map((cents) => money(cents, currency));
        const left = money(Math.max(0, limit - gone), currency);
        return (
          <Typography key={currency}>{t`Budget: ${spent} of ${whole}, ${left} left.`}</Typography>
        );
      })}
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t`Payments under way are counted, too.`}
      </Typography>
    </>
  );
}

/** By shop, and by day. */
function Days({ days }: { days: readonly PromotionDay[] }) {
  const { t } = useLingui();
  const { number, money, day: writeDay } = useFormats();
  const { nameOf } = useShopNames();
  const head = [t`Orders`, t`Paid for them`, t`Taken off`];
  const sums = ({ orders, revenue, cost, currency }: Omit<PromotionDay, 'day'>) => [
    ...[number(orders), money(revenue, currency), money(cost, currency)],
  ];
  return (
    <>
      <DataTable
        label={t`Results by shop`}
        head={[t`Shop`, ...head]}
        numbers={[1, 2, 3]}
        rows={resultsByShop(days).map((row) => ({
          key: `${row.shop} ${row.currency}`,
          cells: [nameOf(row.shop), ...sums(row)],
        }))}
      />
      <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
        {t`Orders that were cancelled as a whole do not count; returns are not taken off.`}
      </Typography>
      <DataTable
        label={t`Results by day`}
        head={[t`Day`, t`Shop`, ...head]}
        numbers={[2, 3, 4]}
        rows={days.map((row) => ({
          key: `${row.day} ${row.shop} ${row.currency}`,
          cells: [writeDay(`${row.day}T12:00`), nameOf(row.shop), ...sums(row)],
        }))}
      />
    </>
  );
}

function Results({ promotion, onBack }: { promotion: Promotion; onBack: () => void }) {
  const { t } = useLingui();
  const { id, asked } = promotion;
  const { data, refusal } = useRead(getPromotionResults, { params: { promotionId: id } });
  const days = data?.days ?? [];
  const name = asked.code ?? id.slice(0, 8);
  return (
    <>
      <DialogBody>
        <Refusal of={refusal} />
        {data !== undefined && days.length === 0 && (
          <Typography>{t`No order has had it yet.`}</Typography>
        )}
        {data !== undefined && <Limits {...{ promotion }} taken={data.taken} />}
        {days.length > 0 && <Days {...{ days }} />}
      </DialogBody>
      <DialogDeeds {...{ onBack }}>
        {days.length > 0 && (
          <Button
            startIcon={<DownloadIcon />}
            onClick={() => saveCsv(`results-${name}.csv`, resultsCsv(days))}
          >
            <Trans>Export as CSV</Trans>
          </Button>
        )}
      </DialogDeeds>
    </>
  );
}

/** Opens what came of a promotion: orders, what was paid for them, what it took off. */
export function PromotionResults({ promotion }: { promotion: Promotion }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { name } = promotion;
  const back = () => setOpen(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >{t`Results`}</Button>
      <DialogFrame {...{ isOpen }} title={t`Results of “${name}”`} onBack={back}>
        <Results {...{ promotion }} onBack={back} />
      </DialogFrame>
    </>
  );
}
