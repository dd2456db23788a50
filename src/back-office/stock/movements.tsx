import { useLingui } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useGetList, useRecordContext } from 'react-admin';
import type { StockMovement, StockRow } from '#src/domain/stock/stock.schema.ts';
import { useFormats } from '../look/formats.ts';
import { REASON_NAMES } from './stock-words.ts';

/** How a size moved at its place, the latest 50 first. */
export function Movements() {
  const row = useRecordContext<StockRow & { id: string }>();
  const { t, i18n } = useLingui();
  const { moment, number } = useFormats();
  const { data, isPending } = useGetList<StockMovement>(
    'movements',
    {
      filter: { sku: row?.sku, place: row?.place },
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'at', order: 'DESC' },
    },
    { enabled: row !== undefined },
  );
  if (row === undefined || isPending) return null;
  const { sku } = row;
  if (data === undefined || data.length === 0) {
    return <Typography sx={{ p: 1 }}>{t`Nothing moved since this is kept.`}</Typography>;
  }
  const signed = (difference: number) =>
    difference > 0 ? `+${number(difference)}` : number(difference);
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t`Movements of ${sku}`}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t`When`}</TableCell>
            <TableCell>{t`Why`}</TableCell>
            <TableCell align="right">{t`Difference`}</TableCell>
            <TableCell align="right">{t`Afterwards`}</TableCell>
            <TableCell>{t`Who`}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map(({ id, at, reason, difference, after, by, orderNumber }) => (
            <TableRow key={id}>
              <TableCell>{moment(at)}</TableCell>
              <TableCell>{i18n._(REASON_NAMES[reason])}</TableCell>
              <TableCell align="right">{signed(difference)}</TableCell>
              <TableCell align="right">{number(after)}</TableCell>
              <TableCell>
                {orderNumber === null ? (
                  (by ?? '—')
                ) : (
                  <Link component={RouterLink} to={`/orders/${orderNumber}/show`}>
                    {orderNumber}
                  </Link>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
