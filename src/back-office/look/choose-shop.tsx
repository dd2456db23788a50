import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import { me } from '../calls/auth-provider.ts';
import { useShopNames } from './shop-names.ts';

/** The shops in which one has a permission, and the one that was looked at last. */
export function useOwnShops(needs: Permission) {
  const { data } = useQuery({ queryKey: ['settings', 'shops'], queryFn: me });
  const [last, setShop] = useStore<OnlineLocale | null>('settings.shop', null);
  const grants = data?.grants.filter(({ permissions }) => permissions.includes(needs));
  const shops = [...new Set(grants?.flatMap((grant) => grant.shops))];
  return { shops, shop: shops.find((one) => one === last) ?? shops[0] ?? null, setShop };
}

/** One of the shops that one may see. */
export function ChooseShop({ shops, shop, setShop }: ReturnType<typeof useOwnShops>) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  return (
    <Box>
      <TextField
        select
        label={t`Shop`}
        value={shop ?? ''}
        onChange={({ target }) => setShop(shops.find((one) => one === target.value) ?? null)}
        sx={{ minWidth: '14rem' }}
        slotProps={{ select: { native: true } }}
      >
        {shops.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
