import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

type DataTableProps = {
  /** What the table is about: it can be scrolled with the keys where it is wider than the page. */
  label: string;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Columns of numbers, from 0. */
  numbers?: readonly number[];
};

/** What a row is about stays in sight while its table is scrolled. */
const STAYS = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' };

/** On a telephone cells are closer: four columns of amounts fit. */
const CLOSER = { '& .MuiTableCell-root': { px: { xs: 1, sm: 2 } } };

/** A table whose first column names its rows. */
export function DataTable({ label, head, rows, numbers = [] }: DataTableProps) {
  const alignOf = (column: number) => (numbers.includes(column) ? 'right' : 'left');
  return (
    <TableContainer role="group" aria-label={label} tabIndex={0}>
      <Table size="small" sx={CLOSER}>
        <TableHead>
          <TableRow>
            {head.map((name, column) => (
              <TableCell key={name} scope="col" align={alignOf(column)}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={STAYS}>
                {name}
              </TableCell>
              {cells.map((cell, at) => (
                <TableCell key={head[at + 1]} align={alignOf(at + 1)}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
