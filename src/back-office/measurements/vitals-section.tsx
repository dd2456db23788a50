import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { VitalCount } from '#src/domain/measurement/measurement.schema.ts';
import { PAGE_KINDS, type PageKind } from '#src/domain/measurement/page-kinds.ts';
import {
  typicalVital,
  VITALS,
  type Vital,
  type VitalRating,
} from '#src/domain/measurement/web-vitals.ts';
import { DataTable } from '../look/data-table.tsx';
import { useFormats } from '../look/formats.ts';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';

/** A rating is said by a sign and a word, and not by a colour alone. */
const RATINGS: Record<VitalRating, MessageDescriptor> = {
  good: msg`● good`,
  fair: msg`◐ fair`,
  poor: msg`○ poor`,
};

const PAGE_NAMES: Record<PageKind, MessageDescriptor> = {
  homepage: msg`First page`,
  FAQ: msg`Help`,
  product: msg`Product`,
  'internal search': msg`Search`,
  'my-account': msg`Account`,
  'funnel basket': msg`Cart`,
  'list page': msg`List`,
  'landing page': msg`Landing page`,
  'lookbook page': msg`Lookbook`,
  'trend page': msg`Trend page`,
  'funnel billing': msg`Order: address`,
  'funnel delivery': msg`Order: delivery`,
  'funnel payment': msg`Order: payment`,
  'funnel confirmation': msg`Order: confirmation`,
  'newsletter subscription': msg`Newsletter: subscription`,
  'newsletter confirmation': msg`Newsletter: confirmation`,
};

/** Counts by bucket of one vital on one kind of page of a shop. */
const countsOf = (rows: readonly VitalCount[], vital: Vital): ReadonlyMap<number, number> =>
  new Map(rows.filter((row) => row.vital === vital).map(({ bucket, count }) => [bucket, count]));

const sum = (counts: ReadonlyMap<number, number>) =>
  [...counts.values()].reduce((total, count) => total + count, 0);

function ShopTable({ shop, vitals }: { shop: string; vitals: readonly VitalCount[] }) {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  /** Ms, or seconds from one on; CLS has no unit and is counted in thousandths. */
  const measureOf = (vital: Vital, value: number) => {
    if (vital === 'CLS') return number(value / 1_000);
    return value < 1_000 ? `${number(value)} ms` : `${number(value / 1_000)} s`;
  };
  const cellOf = (vital: Vital, rows: readonly VitalCount[]) => {
    const typical = typicalVital(vital, countsOf(rows, vital));
    if (typical === null) return '—';
    const { bound, isOver, rating } = typical;
    return `${isOver ? '>' : '≤'} ${measureOf(vital, bound)} ${i18n._(RATINGS[rating])}`;
  };
  const rows = Object.values(PAGE_KINDS).flatMap((pageKind) => {
    const ofPage = vitals.filter((row) => row.pageKind === pageKind);
    if (ofPage.length === 0) return [];
    const loads = Math.max(...VITALS.map((vital) => sum(countsOf(ofPage, vital))));
    const cells = VITALS.map((vital) => cellOf(vital, ofPage));
    return [{ key: pageKind, cells: [i18n._(PAGE_NAMES[pageKind]), ...cells, number(loads)] }];
  });
  return (
    <>
      <Typography variant="subtitle1" component="h3" sx={{ mt: 2 }}>
        {shop}
      </Typography>
      <DataTable
        label={shop}
        head={[t`Page`, ...VITALS, t`Loads`]}
        numbers={[VITALS.length + 1]}
        {...{ rows }}
      />
    </>
  );
}

/** How pages felt to shoppers, by shop. */
export function VitalsSection({ vitals }: { vitals: readonly VitalCount[] }) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const shops = [...new Set(vitals.map(({ domain }) => domain))];
  return (
    <Section title={t`Pages`}>
      <Typography color="textSecondary">
        {t`The 75th percentile of page loads: LCP until the largest part is seen, INP until a click is answered, CLS how far things moved, TTFB until the first byte. Shoppers who refuse measurement are not counted.`}
      </Typography>
      {shops.length === 0 && <Typography>{t`Nothing was measured.`}</Typography>}
      {shops.map((shop) => (
        <ShopTable
          key={shop}
          shop={nameOf(shop)}
          vitals={vitals.filter(({ domain }) => domain === shop)}
        />
      ))}
    </Section>
  );
}
