import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SearchInput } from 'react-admin';
import type { Visibility } from '#src/domain/catalogue/catalogue.values.ts';
import { unlistedProductList } from '#src/domain/catalogue/unlisted.list.ts';
import type { UnlistedProduct } from '#src/domain/catalogue/unlisted.schema.ts';
import { ListPage } from '../look/list-page.tsx';
import { useShopNames } from '../look/shop-names.ts';

const SEEN: Record<Visibility, MessageDescriptor> = {
  listed: msg`listed`,
  'by-link': msg`by its link alone`,
  hidden: msg`hidden`,
};

function Previews({ name, previews }: UnlistedProduct) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
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
  );
}

/** Products that no list of the shops names, with a preview in each shop. */
export function UnlistedList() {
  const { t } = useLingui();
  return (
    <ListPage
      list={unlistedProductList}
      title={t`Products in no list`}
      heads={{
        name: t`Name`,
        brand: t`Brand`,
        number: t`Number`,
        visibility: t`Seen`,
      }}
      words={{ visibility: SEEN }}
      more={{ head: t`Preview`, of: (product) => <Previews {...product} /> }}
      toolbar={false}
      filters={[<SearchInput key="q" source="q" alwaysOn placeholder={t`Name or number`} />]}
    >
      <Typography sx={{ p: 2 }} color="textSecondary">
        {t`Nobody sees hidden products but through a preview, which is good for four hours.`}
      </Typography>
    </ListPage>
  );
}
