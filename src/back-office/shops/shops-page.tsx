import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, Title } from 'react-admin';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { getShopSettings } from '#src/domain/shop/staff-shop.calls.ts';
import type { ShopSettings } from '#src/domain/shop/staff-shop.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useOwnShops } from '../look/choose-shop.tsx';
import { DataTable } from '../look/data-table.tsx';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { SWITCH_NAMES, SWITCHES } from '../settings/switch-words.ts';
import { GapsSection } from './gaps-section.tsx';

type Shops = Pick<ShopSettings, 'shops'>;

function Facts({ shops }: Shops) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  return (
    <Section title={t`Shops`}>
      <DataTable
        label={t`Shops`}
        head={[t`Shop`, t`Currency`, t`Number of the shop in calls`]}
        rows={shops.map(({ domain, devise, storeId }) => ({
          key: domain,
          cells: [nameOf(domain), devise, storeId],
        }))}
      />
    </Section>
  );
}

/** Features that some shops offer and others do not, each shop with the way to change it. */
function Differences({ shops }: Shops) {
  const { t, i18n } = useLingui();
  const { nameOf } = useShopNames();
  const { setShop } = useOwnShops('settings:write');
  const differing = SWITCH_NAMES.filter(
    (name) => new Set(shops.map(({ params }) => params[name])).size > 1,
  );
  const link = (shop: OnlineLocale, isOn: boolean) => (
    <Link key={shop} to="/features" onClick={() => setShop(shop)}>
      {isOn ? t`on` : t`off`}
    </Link>
  );
  if (shops.length < 2) return null;
  return (
    <Section title={t`Features that differ between your shops`}>
      {differing.length === 0 && <Typography>{t`None: all are alike.`}</Typography>}
      {differing.length > 0 && (
        <DataTable
          label={t`Features that differ between your shops`}
          head={[t`Feature`, ...shops.map(({ domain }) => nameOf(domain))]}
          rows={differing.map((name) => ({
            key: name,
            cells: [
              i18n._(SWITCHES[name].name),
              ...shops.map(({ domain, params }) => link(domain, params[name])),
            ],
          }))}
        />
      )}
    </Section>
  );
}

/** One's shops side by side, and what some of them lack. */
export function ShopsPage() {
  const { t } = useLingui();
  const { data, refusal } = useRead(getShopSettings, {});
  return (
    <Stack spacing={2} sx={{ mt: 2, minWidth: 0 }}>
      <Title title={t`Shops`} />
      <Refusal of={refusal} />
      {data !== undefined && (
        <>
          <GapsSection {...data} />
          <Differences {...data} />
          <Facts {...data} />
        </>
      )}
    </Stack>
  );
}
