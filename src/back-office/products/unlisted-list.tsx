import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { List, SearchInput, useListContext } from 'react-admin';
import type { Visibility } from '#src/domain/catalogue/catalogue.values.ts';
import type { UnlistedProduct } from '#src/domain/catalogue/unlisted.schema.ts';
import { useShopNames } from '../look/shop-names.ts';

const SEEN: Record<Visibility, MessageDescriptor> = {
  listed: msg`listed`,
  'by-link': msg`by its link alone`,
  hidden: msg`hidden`,
};

function Product({ product }: { product: UnlistedProduct }) {
  const { t, i18n } = useLingui();
  const { nameOf } = useShopNames();
  const { id, name, brand, visibility, previews } = product;
  return (
    <Box component="li" sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {[name, brand, id, i18n._(SEEN[visibility])].filter(Boolean).join(' · ')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1, mt: 1 }}>
        {previews.map(({ shop, url }) => (
          <Link
            key={shop}
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t`Preview ${name} in the shop ${nameOf(shop)}`}
          >
            {nameOf(shop)}
          </Link>
        ))}
      </Stack>
    </Box>
  );
}

function Products() {
  const { t } = useLingui();
  const { data, isPending } = useListContext<UnlistedProduct>();
  if (isPending || data === undefined) return null;
  return (
    <>
      <Typography sx={{ p: 2, pb: 0 }} color="textSecondary">
        {t`Nobody sees hidden products but through a preview, which is good for four hours.`}
      </Typography>
      {data.length === 0 && <Typography sx={{ p: 2 }}>{t`All products are listed.`}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((product) => (
          <Product key={product.id} {...{ product }} />
        ))}
      </Box>
    </>
  );
}

/** Products that no list of the shops names, with a preview in each shop. */
export function UnlistedList() {
  const { t } = useLingui();
  return (
    <List
      empty={false}
      title={t`Products in no list`}
      sort={{ field: 'id', order: 'DESC' }}
      actions={false}
      filters={[<SearchInput key="q" source="q" alwaysOn placeholder={t`Name or number`} />]}
    >
      <Products />
    </List>
  );
}
