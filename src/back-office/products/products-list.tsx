import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, SearchInput, SelectInput, TopToolbar, useListContext } from 'react-admin';
import { LACKS, PUBLICATION_STATES } from '#src/domain/catalogue/publication.ts';
import { exportProducts } from '#src/domain/catalogue/staff-product.calls.ts';
import { productList } from '#src/domain/catalogue/staff-product.list.ts';
import type { ListedProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import { ExportCatalogue } from '../imports/export-catalogue.tsx';
import { ExportList } from '../look/export-list.tsx';
import { ListPage } from '../look/list-page.tsx';
import { SelectPage, SelectRow, selectColumn } from '../look/select-column.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { useIsForAllShops } from './for-all-shops.tsx';
import { ProductPicture } from './product-picture.tsx';
import { LACK_NAMES, PUBLICATION_STATE_NAMES } from './product-words.ts';
import { PublicationSets } from './publication-sets.tsx';
import { PublishMany } from './publish-many.tsx';
import { Readiness } from './readiness.tsx';

/** A product as it looks in a list, with what leads to its page. */
function Named({ product, path }: { product: ListedProduct; path: string }) {
  const { t } = useLingui();
  const { name, hasDraft } = product;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <ProductPicture of={product} width={40} />
      <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        <Link to={path}>{name}</Link>
        {hasDraft && <Chip size="small" label={t`Draft of changes`} />}
      </Stack>
    </Stack>
  );
}

/** The products of the list in all columns. */
function ExportShown() {
  const { t } = useLingui();
  const { filterValues } = useListContext();
  return <ExportCatalogue label={t`All columns (CSV)`} query={filterValues} />;
}

/** What to do next where the list is empty. */
function NoProducts() {
  const { t } = useLingui();
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.values(filterValues).some((value) => value !== '' && value !== null);
  return (
    <Stack spacing={1} sx={{ p: 2, alignItems: 'flex-start' }}>
      <Typography>
        {isFiltered ? t`No product fits these filters.` : t`There are no products yet.`}
      </Typography>
      {isFiltered ? (
        <Button variant="outlined" onClick={() => setFilters({}, [])}>
          {t`Clear the filters`}
        </Button>
      ) : (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to="/products/create" variant="outlined">
            {t`Add a product`}
          </Button>
          <Button component={Link} to="/imports" variant="outlined">
            {t`Import a file`}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

/** All products, those included that no list of the shops names. */
export function ProductsList() {
  const { t, i18n } = useLingui();
  const { choices } = useShopNames();
  const isForAllShops = useIsForAllShops();
  const allName = t`Select all products of this page`;
  const nameOf = (name: string) => t`Select ${name}`;
  return (
    <ListPage
      list={productList}
      title={t`Products`}
      heads={{
        name: t`Name`,
        brand: t`Brand`,
        number: t`Number`,
        open: t`Shown in shops`,
        lacking: t`Incomplete in shops`,
        colours: t`Colours`,
        inStock: t`In stock`,
        added: t`Added`,
      }}
      cells={{ name: (product, path) => <Named {...{ product, path }} /> }}
      none={<NoProducts />}
      selection={{
        column: selectColumn({ allName, nameOf: ({ id, name }) => nameOf(String(name || id)) }),
        page: <SelectPage name={allName} />,
        of: ({ id, name }) => <SelectRow id={id} name={nameOf(name || id)} />,
      }}
      to={({ id }) => `/products/${id}/show`}
      toolbar={
        <TopToolbar sx={{ flexWrap: 'wrap' }}>
          {isForAllShops && (
            <>
              <Button component={Link} to="/products/create" variant="contained" size="small">
                {t`New product`}
              </Button>
              <Button component={Link} to="/products/pictures" size="small">
                {t`Pictures of many`}
              </Button>
            </>
          )}
          <ExportList call={exportProducts} />
          <ExportShown />
        </TopToolbar>
      }
      filters={[
        <SearchInput
          key="q"
          source="q"
          alwaysOn
          placeholder={t`Name, brand, number, sku or barcode`}
        />,
        <SelectInput key="shop" source="shop" label={t`Shop`} alwaysOn choices={choices} />,
        <SelectInput
          key="state"
          source="state"
          label={t`State`}
          alwaysOn
          choices={PUBLICATION_STATES.map((id) => ({
            ...{ id, name: i18n._(PUBLICATION_STATE_NAMES[id]) },
          }))}
        />,
        <SelectInput
          key="lacks"
          source="lacks"
          label={t`Missing`}
          alwaysOn
          choices={[
            { id: 'any', name: t`anything` },
            ...LACKS.map((id) => ({ id, name: i18n._(LACK_NAMES[id]) })),
          ]}
        />,
        <SelectInput
          key="draft"
          source="draft"
          label={t`Draft`}
          alwaysOn
          choices={[
            { id: 'kept', name: t`with` },
            { id: 'none', name: t`without` },
          ]}
        />,
      ]}
    >
      <Readiness />
      <PublicationSets />
      <PublishMany />
    </ListPage>
  );
}
