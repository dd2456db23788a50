import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Link, SearchInput, SelectInput, TopToolbar } from 'react-admin';
import { VISIBILITIES } from '#src/domain/catalogue/catalogue.values.ts';
import { optionPictureUrl } from '#src/domain/catalogue/pictures.ts';
import { exportProducts } from '#src/domain/catalogue/staff-product.calls.ts';
import { productList } from '#src/domain/catalogue/staff-product.list.ts';
import type { ListedProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import { ExportList } from '../look/export-list.tsx';
import { ListPage } from '../look/list-page.tsx';
import { VISIBILITY_NAMES } from './product-words.ts';

/** A product as it looks in a list, with what leads to its page. */
function Named({ product: { name, optionId }, path }: { product: ListedProduct; path: string }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {optionId !== null && (
        <Box
          component="img"
          src={optionPictureUrl('/media', optionId, 'AP', 160)}
          alt=""
          loading="lazy"
          sx={{ width: 40, flex: 'none', aspectRatio: '2 / 3', objectFit: 'cover' }}
        />
      )}
      <Link to={path}>{name}</Link>
    </Stack>
  );
}

/** All products, those included that no list of the shops names. */
export function ProductsList() {
  const { t, i18n } = useLingui();
  return (
    <ListPage
      list={productList}
      title={t`Products`}
      heads={{
        name: t`Name`,
        brand: t`Brand`,
        number: t`Number`,
        visibility: t`Seen`,
        colours: t`Colours`,
        inStock: t`In stock`,
        added: t`Added`,
      }}
      words={{ visibility: VISIBILITY_NAMES }}
      cells={{ name: (product, path) => <Named {...{ product, path }} /> }}
      to={({ id }) => `/products/${id}/show`}
      toolbar={
        <TopToolbar>
          <ExportList call={exportProducts} />
        </TopToolbar>
      }
      filters={[
        <SearchInput
          key="q"
          source="q"
          alwaysOn
          placeholder={t`Name, brand, number, sku or barcode`}
        />,
        <SelectInput
          key="visibility"
          source="visibility"
          label={t`Seen`}
          alwaysOn
          choices={VISIBILITIES.map((id) => ({ id, name: i18n._(VISIBILITY_NAMES[id]) }))}
        />,
      ]}
    />
  );
}
