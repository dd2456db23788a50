import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SearchInput, SelectInput, TopToolbar, usePermissions } from 'react-admin';
import { exportStocks, getStockSettings } from '#src/domain/stock/stock.calls.ts';
import { stockList } from '#src/domain/stock/stock.list.ts';
import type { StockRow } from '#src/domain/stock/stock.schema.ts';
import { WAREHOUSE } from '#src/domain/stock/stock.ts';
import { useRead } from '../calls/use-read.ts';
import { DetailsHead } from '../look/details-head.tsx';
import { ExportList } from '../look/export-list.tsx';
import { useFormats } from '../look/formats.ts';
import { ListPage } from '../look/list-page.tsx';
import { ChangeStock } from './change-stock.tsx';
import { LowStock } from './low-stock.tsx';
import { Movements } from './movements.tsx';
import { usePlaces } from './use-places.ts';

function Actions() {
  const { permissions = [] } = usePermissions<readonly string[]>();
  const mayChange = permissions.includes('stock:write');
  const ownedBy = useRead(getStockSettings, {}).data?.ownedBy ?? null;
  return (
    <TopToolbar>
      {mayChange && <LowStock />}
      {mayChange && ownedBy === null && <ChangeStock />}
      <ExportList call={exportStocks} />
    </TopToolbar>
  );
}

function Quantity({ quantity, isLow }: StockRow) {
  const { t } = useLingui();
  const { number } = useFormats();
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <span>{number(quantity)}</span>
      {isLow ? (
        <Chip
          size="small"
          variant="outlined"
          color={quantity === 0 ? 'error' : 'warning'}
          label={quantity === 0 ? t`Sold out` : t`Low`}
        />
      ) : null}
    </Stack>
  );
}

/** What there is of each size at one place, the lowest first; a row opens to its movements. */
export function StocksList() {
  const { t, i18n } = useLingui();
  const { places } = usePlaces();
  const by = useRead(getStockSettings, {}).data?.ownedBy ?? null;
  const levels = [
    { id: 'few', name: t`Low` },
    { id: 'out', name: t`Sold out` },
  ];
  return (
    <ListPage
      list={stockList}
      title={t`Stock`}
      heads={{
        sku: t`Sku`,
        item: t`Item`,
        barcode: t`Barcode`,
        quantity: t`Can be sold`,
        reserved: t`Reserved`,
        moved: t`Last moved`,
      }}
      cells={{ quantity: (row) => <Quantity {...row} /> }}
      toolbar={<Actions />}
      table={{ head: DetailsHead, expand: <Movements />, rowClick: 'expand' }}
      tableFrom="xs"
      filter={{ lang: i18n.locale }}
      filterDefaultValues={{ place: WAREHOUSE }}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t`Sku, barcode or product number`} />,
        <SelectInput
          key="place"
          source="place"
          label={t`Place`}
          choices={places}
          alwaysOn
          isRequired
        />,
        <SelectInput key="level" source="level" label={t`How many`} choices={levels} alwaysOn />,
      ]}
    >
      {by !== null && (
        <Alert severity="info" sx={{ mx: 2 }}>
          {t`The API key “${by}” writes this. It cannot be changed here.`}
        </Alert>
      )}
    </ListPage>
  );
}
