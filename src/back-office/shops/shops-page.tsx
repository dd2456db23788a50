import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Title } from 'react-admin';
import { CHECKOUT_VERSIONS } from '#src/domain/order/order-paths.ts';
import { chooseCheckout, flipSwitch, getShopSettings } from '#src/domain/shop/staff-shop.calls.ts';
import type { ShopSettings } from '#src/domain/shop/staff-shop.schema.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { DataTable } from '../look/data-table.tsx';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { GapsSection } from './gaps-section.tsx';

/** The parameter that is one of few values instead of on or off. */
const CHECKOUT = 'checkoutVersion';

const parametersOf = ({ params }: WebDomain) => new Map<string, unknown>(Object.entries(params));

/** What is more than a switch: changed by imports, or on a page of its own. */
function Shown({ value }: { value: unknown }) {
  const { t } = useLingui();
  const text = JSON.stringify(value) ?? '—';
  const code = (
    <Box component="code" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  );
  if (text.length <= 40) return code;
  return (
    <details>
      <summary>{t`Show`}</summary>
      {code}
    </details>
  );
}

type ParameterProps = {
  shop: WebDomain;
  name: string;
  write: ReturnType<typeof useWrite>['write'];
};

function Parameter({ shop: { domain: shop, ...own }, name, write }: ParameterProps) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const value = parametersOf({ domain: shop, ...own }).get(name);
  const label = `${name}, ${nameOf(shop)}`;
  if (typeof value === 'boolean') {
    return (
      <Switch
        size="small"
        checked={value}
        onChange={(_event, isOn) => write(flipSwitch, { params: { shop, name }, body: { isOn } })}
        slotProps={{ input: { 'aria-label': label, role: 'switch' } }}
      />
    );
  }
  if (name !== CHECKOUT) return <Shown {...{ value }} />;
  return (
    <TextField
      select
      value={value ?? ''}
      sx={{ minWidth: '9rem' }}
      onChange={({ target }) => {
        const version = CHECKOUT_VERSIONS.find((one) => one === target.value) ?? null;
        return write(chooseCheckout, { params: { shop }, body: { version } });
      }}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    >
      <option value="">{t`as installed`}</option>
      {CHECKOUT_VERSIONS.map((version) => (
        <option key={version}>{version}</option>
      ))}
    </TextField>
  );
}

function Parameters({ shops }: Pick<ShopSettings, 'shops'>) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const { write, refusal } = useWrite();
  const names = [...new Set(shops.flatMap((shop) => [...parametersOf(shop).keys()]))].sort();
  const isDifferent = (name: string) =>
    new Set(shops.map((shop) => JSON.stringify(parametersOf(shop).get(name)))).size > 1;
  const fixed = (['storeId', 'devise'] as const).map((name) => ({
    ...{ key: name, cells: [<code key={name}>{name}</code>, ...shops.map((shop) => shop[name])] },
  }));
  const rows = names.map((name) => ({
    key: name,
    cells: [
      <code key={name}>
        {name}
        {isDifferent(name) ? ' ≠' : ''}
      </code>,
      ...shops.map((shop) => <Parameter key={shop.domain} {...{ shop, name, write }} />),
    ],
  }));
  return (
    <Section title={t`Parameters`}>
      <Typography color="textSecondary" gutterBottom>
        {t`What differs between shops is marked ≠. Shoppers see a change within five minutes.`}
      </Typography>
      <Refusal of={refusal} />
      <DataTable
        label={t`Parameters`}
        head={[t`Parameter`, ...shops.map(({ domain }) => nameOf(domain))]}
        rows={[...fixed, ...rows]}
      />
    </Section>
  );
}

/** The parameters of one's shops side by side, and what some of them lack. */
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
          <Parameters {...data} />
        </>
      )}
    </Stack>
  );
}
