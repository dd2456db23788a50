import { Plural, useLingui } from '@lingui/react/macro';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, Title, useLocation, useNavigate } from 'react-admin';
import { listOrders } from '#src/domain/order/staff-order.calls.ts';
import type { ListedOrder } from '#src/domain/order/staff-order.schema.ts';
import { CARRIERS } from '#src/domain/shipping/carriers.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { useRead } from '../calls/use-read.ts';
import { Refusal } from '../look/refusal.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { carriersQuery } from '../orders/carrier-input.tsx';
import { listOfView, pathOfList } from '../orders/order-list-path.ts';
import { ConfirmSending } from './confirm-sending.tsx';
import { ParcelRow } from './parcel-row.tsx';
import { pathOfSending } from './sending-path.ts';
import { TrackingFile } from './tracking-file.tsx';
import { isLeft, type Parcel, useParcels } from './use-parcels.ts';

const URGENT = { sort: 'express', order: 'desc', size: 100 } as const;

/** Many orders at once: labels by their carriers, numbers from a file or a scanner, then all are sent. */
export function SendingPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const orders = new URLSearchParams(search).get('orders');
  const query = orders === null ? { view: 'to-send' as const, ...URGENT } : { orders, ...URGENT };
  const { data, refusal } = useRead(listOrders, { query });
  const listed = data?.values;
  useEffect(() => {
    // What is sent leaves the list, and stays on the page.
    if (orders !== null || listed === undefined || listed.length === 0) return;
    navigate(pathOfSending(listed.map(({ orderNumber }) => orderNumber)), { replace: true });
  }, [orders, listed, navigate]);
  return (
    <Box sx={{ mt: 2 }}>
      <Title title={t`Label and send`} />
      <Button component={Link} to={pathOfList(listOfView('to-send', {}))} size="small">
        {t`Back to the list`}
      </Button>
      <Refusal of={refusal} />
      {listed?.length === 0 && (
        <Typography sx={{ p: 2 }}>{t`No order waits to be sent.`}</Typography>
      )}
      {orders !== null && listed !== undefined && listed.length > 0 && <Parcels orders={listed} />}
    </Box>
  );
}

/** The carrier of each shop: that of its last parcel, until another one is typed. */
function useCarriersOfShops(orders: readonly ListedOrder[]) {
  const [typed, setTyped] = useState<ReadonlyMap<OnlineLocale, string>>(new Map());
  const shops = [...new Set(orders.map(({ shop }) => shop))];
  const answers = useQueries({ queries: shops.map(carriersQuery) });
  const carriers = new Set(answers.flatMap(({ data }) => data?.carriers ?? []));
  const byShop = shops.map((shop, at) => {
    const recent = answers[at]?.data?.recent ?? [];
    return {
      shop,
      carrier: typed.get(shop) ?? recent[0] ?? '',
      options: [...new Set([...recent, ...carriers, ...CARRIERS])],
    };
  });
  return {
    byShop,
    carrierOf: ({ shop }: ListedOrder) =>
      byShop.find((one) => one.shop === shop)?.carrier.trim() ?? '',
    makesLabels: (carrier: string) => carriers.has(carrier),
    choose: (shop: OnlineLocale, carrier: string) =>
      setTyped((before) => new Map([...before, [shop, carrier]])),
  };
}

const isEmpty = (parcel: Parcel) => isLeft(parcel) && parcel.trackingNumber === '';

function Parcels({ orders }: { orders: readonly ListedOrder[] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { nameOf } = useShopNames();
  const { byShop, carrierOf, makesLabels, choose } = useCarriersOfShops(orders);
  const { parcels, type, label, send, isWriting, refusal } = useParcels(orders, carrierOf);
  const rows = useRef<HTMLUListElement>(null);
  const focus = (orderNumber: string | undefined) => {
    const field = rows.current?.querySelector(`[data-order="${orderNumber}"]`);
    const next = field ?? document.querySelector('#send-parcels');
    if (next instanceof HTMLElement) next.focus();
  };
  const began = useRef(false);
  useEffect(() => {
    if (began.current) return;
    began.current = true;
    rows.current?.querySelector('input')?.focus();
  }, []);

  const unlabelled = parcels.filter((one) => isEmpty(one) && makesLabels(one.carrier));
  const ready = parcels.filter(
    (one) => isLeft(one) && one.trackingNumber !== '' && one.carrier !== '' && one.twin === null,
  );
  const without = parcels.filter(isEmpty).length;

  /** A number goes to the next order; the number of an order, as its slip has it, goes to that order. */
  function enter({ order: { orderNumber }, trackingNumber }: Parcel) {
    const scanned = parcels.find((one) => one.order.orderNumber === trackingNumber.toUpperCase());
    if (scanned !== undefined) {
      type([{ orderNumber, trackingNumber: '' }]);
      focus(scanned.order.orderNumber);
      return;
    }
    const at = parcels.findIndex((one) => one.order.orderNumber === orderNumber);
    const others = [...parcels.slice(at + 1), ...parcels.slice(0, at)];
    focus(others.find(isEmpty)?.order.orderNumber);
  }

  return (
    <Paper sx={{ p: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
        {byShop.map(({ shop, carrier, options }) => (
          <Autocomplete
            key={shop}
            freeSolo
            selectOnFocus
            options={options}
            inputValue={carrier}
            onInputChange={(_, typed, reason) => reason !== 'reset' && choose(shop, typed)}
            sx={{ width: { xs: '100%', sm: 260 } }}
            renderInput={(params) => (
              <TextField {...params} label={t`Carrier, ${nameOf(shop)}`} error={carrier === ''} />
            )}
          />
        ))}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Button
          variant="outlined"
          disabled={unlabelled.length === 0}
          loading={isWriting}
          onClick={() => label(unlabelled)}
        >
          <Plural
            value={unlabelled.length}
            _0="Make labels"
            one="Make # label"
            other="Make # labels"
          />
        </Button>
        <TrackingFile
          onRead={(read) => {
            type(read);
            const known = orders.map(({ orderNumber }) => orderNumber);
            const all = [...new Set([...known, ...read.map(({ orderNumber }) => orderNumber)])];
            navigate(pathOfSending(all.slice(0, URGENT.size)), { replace: true });
          }}
        />
        <ConfirmSending count={ready.length} {...{ isWriting }} onYes={() => send(ready)} />
      </Stack>
      <Refusal of={refusal} />
      <Typography variant="body2" color="textSecondary" role="status">
        <Plural
          value={without}
          _0="Every order has its number."
          one="# order has no number yet: it stays."
          other="# orders have no number yet: they stay."
        />
      </Typography>
      <Box component="ul" ref={rows} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {parcels.map((parcel) => (
          <ParcelRow
            key={parcel.order.orderNumber}
            {...{ parcel }}
            onType={(trackingNumber) =>
              type([{ orderNumber: parcel.order.orderNumber, trackingNumber }])
            }
            onEnter={() => enter(parcel)}
          />
        ))}
      </Box>
    </Paper>
  );
}
