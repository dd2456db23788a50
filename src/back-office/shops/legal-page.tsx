import { Plural, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, Title } from 'react-admin';
import { getShopLegal } from '#src/domain/shop/staff-shop.calls.ts';
import type { ShopLegal } from '#src/domain/shop/staff-shop.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useOwnShops } from '../look/choose-shop.tsx';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { LegalGapsOf } from './legal-gaps.tsx';

function Unmade({ unmade: { total, values } }: Pick<ShopLegal, 'unmade'>) {
  const { t } = useLingui();
  return (
    <Section title={t`Products without a manufacturer`}>
      <Typography>
        {total === 0 ? (
          t`None is listed.`
        ) : (
          <Plural
            value={total}
            one="# is listed. Imports name the manufacturer."
            other="# are listed. Imports name the manufacturer."
          />
        )}
      </Typography>
      <ul>
        {values.map(({ productId, name, brand }) => (
          <li key={productId}>{`${name}, ${brand} (${productId})`}</li>
        ))}
      </ul>
    </Section>
  );
}

/** What no shop may open without. */
export function LegalPage() {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const { setShop } = useOwnShops('settings:write');
  const { data, refusal } = useRead(getShopLegal, {});
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={t`Legal`} />
      <Refusal of={refusal} />
      {data !== undefined && (
        <>
          {data.shops.map((shop) => (
            <Section key={shop} title={nameOf(shop)}>
              <LegalGapsOf gap={data.gaps.find(({ domain }) => domain === shop)} />
              <Link to="/seller" onClick={() => setShop(shop)}>
                {t`Seller of ${nameOf(shop)}`}
              </Link>
            </Section>
          ))}
          <Unmade unmade={data.unmade} />
        </>
      )}
    </Stack>
  );
}
