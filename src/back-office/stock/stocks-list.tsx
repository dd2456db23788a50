import { useLingui } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataTable, List, SearchInput, SelectInput, TopToolbar, usePermissions } from 'react-admin';
import { exportStocks } from '#src/domain/stock/stock.calls.ts';
import type { StockRow } from '#src/domain/stock/stock.schema.ts';
import { WAREHOUSE } from '#src/domain/stock/stock.ts';
import { DetailsHead } from '../look/details-head.tsx';
import { ExportList } from '../look/export-list.tsx';
import { useFormats } from '../look/formats.ts';
import { ChangeStock } from './change-stock.tsx';
import { LowStock } from './low-stock.tsx';
import { Movements } from './movements.tsx';
import { usePlaces } from './use-places.ts';

type Row = StockRow & { id: string };
const Col = DataTable.Col<Row>;

function Actions() {
  const { permissions = [] } = usePermissions<readonly string[]>();
  const mayChange = permissions.includes('stock:write');
  return (
    <TopToolbar>
      {mayChange && <LowStock />}
      {mayChange && <ChangeStock />}
      <ExportList call={exportStocks} />
    </TopToolbar>
  );
}

/** What there is of each size at one place, the lowest first; a row opens to its movements. */
export function StocksList() {
  const { t, i18n } = useLingui();
  const { moment, number } = useFormats();
  const { places } = usePlaces();
  const levels = [
    { id: 'few', name: t`Low` },
    { id: 'out', name: t`Sold out` },
  ];
  return (
    <List
      empty={false}
      title={t`Stock`}
      sort={{ field: 'quantity', order: 'ASC' }}
      exporter={false}
      actions={<Actions />}
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
      <DataTable<Row>
        bulkActionButtons={false}
        head={DetailsHead}
        expand={<Movements />}
        rowClick="expand"
      >
        <Col source="sku" label={t`Sku`} />
        <Col
          label={t`Item`}
          render={({ name, colour, size }) => [name, colour, size].filter(Boolean).join(', ')}
        />
        <Col label={t`Barcode`} render={({ gtin }) => gtin ?? '—'} />
        <Col
          source="quantity"
          label={t`Can be sold`}
          render={({ quantity, isLow }) => (
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
          )}
        />
        <Col label={t`Reserved`} render={({ reserved }) => number(reserved)} />
        <Col
          label={t`Last moved`}
          render={({ changedAt }) => (changedAt === null ? '—' : moment(changedAt))}
        />
      </DataTable>
    </List>
  );
}
