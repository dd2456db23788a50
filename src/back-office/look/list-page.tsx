import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { Breakpoint, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import {
  DataTable,
  type DataTableProps,
  Link,
  List,
  type ListControllerResult,
  type ListProps,
  type RaRecord,
  useListContext,
} from 'react-admin';
import type { ListColumn, StaffList } from '#src/domain/staff/list.ts';
import { useFormats } from './formats.ts';
import { OpenLink } from './open-link.tsx';
import { useShopNames } from './shop-names.ts';

type Asked = Pick<ListControllerResult, 'filterValues' | 'sort'>;

type Shown<Row, Name extends string> = {
  /** How rows are asked for and what their columns show. */
  list: StaffList<Row, string, Name>;
  /** Heads of the columns, in the language of the page. */
  heads: Record<Name, string>;
  /** Names of the values of columns of words. */
  words?: Partial<Record<Name, Readonly<Record<string, MessageDescriptor>>>>;
  /** Texts that say more than the value of their column. */
  texts?: Partial<Record<Name, (row: Row) => string>>;
  /** Cells of the table that are more than a text; `path` is where the row leads. */
  cells?: Partial<Record<Name, (row: Row, path: string) => ReactNode>>;
  /** The page that a row leads to, from the list as it is filtered and sorted. */
  to?: (row: Row, asked: Asked) => string;
  /** What else a row has, in a last column. */
  more?: { head: string; of: (row: Row) => ReactNode };
  /** What a telephone shows below a row; what else it has, without. */
  below?: (row: Row) => ReactNode;
  /** What is said and offered where the list is empty. */
  none?: ReactElement;
  /** The box that selects a row, before its columns. */
  selection?: { column: ReactElement; page: ReactNode; of: (row: Row) => ReactNode };
};

type TableOptions = Pick<DataTableProps, 'expand' | 'rowClick'> & {
  head?: ComponentType<{ children?: ReactNode }>;
};

type Props<Row, Name extends string> = Shown<Row, Name> &
  Pick<ListProps, 'filter' | 'filterDefaultValues'> & {
    title: string;
    filters: ReactElement[];
    /** What can be done above the list. */
    toolbar?: ReactElement | false;
    table?: TableOptions;
    /** Widths below it have the short list. */
    tableFrom?: Breakpoint;
    /** What stands between filters and rows. */
    children?: ReactNode;
  };

/** What a column says of a row, as the language of the page writes it. */
function useTexts<Row, Name extends string>({ list, words = {}, texts = {} }: Shown<Row, Name>) {
  const { i18n } = useLingui();
  const { money, day, moment, number } = useFormats();
  const { nameOf } = useShopNames();
  const shownText = (name: Name, column: ListColumn<Row>, row: Row): string | null => {
    if (column.kind === 'shop') return nameOf(column.of(row));
    if (column.kind === 'number') return number(column.of(row));
    if (column.kind === 'money') {
      const { centAmount, currencyCode } = column.of(row);
      return money(centAmount, currencyCode);
    }
    const value = column.of(row);
    if (value === null || column.kind === 'text') return value;
    if (column.kind === 'day') return day(value);
    if (column.kind === 'moment') return moment(value);
    const known: Readonly<Record<string, MessageDescriptor>> = words[name] ?? {};
    const word = known[value];
    return word === undefined ? value : i18n._(word);
  };
  return (name: Name, row: Row): string | null => {
    const column: ListColumn<Row> = list.columns[name];
    return texts[name]?.(row) ?? shownText(name, column, row);
  };
}

const namesOf = <Row, Name extends string>({ columns }: StaffList<Row, string, Name>) =>
  Object.keys(columns).filter((name): name is Name => name in columns);

/** On a telephone: what leads to a row, what else names it, and a line about it. */
function ShortList<Row extends object, Name extends string>(shown: Shown<Row, Name>) {
  const { list, to, more, below = more?.of, selection, none } = shown;
  const { t } = useLingui();
  const { data = [], isPending, filterValues, sort } = useListContext<Row & RaRecord>();
  const textOf = useTexts(shown);
  if (isPending) return null;
  const at = (place: 'title' | 'line', row: Row) =>
    namesOf(list).flatMap((name) => {
      const text = list.columns[name].narrow === place ? textOf(name, row) : null;
      return text === null || text === '' ? [] : [text];
    });
  return (
    <>
      {data.length > 0 && selection?.page}
      {data.length === 0 &&
        (none ?? <Typography sx={{ p: 2 }}>{t`Nothing was found.`}</Typography>)}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((row) => {
          const [first = '', ...titles] = at('title', row);
          return (
            <Box
              component="li"
              key={row.id}
              sx={{
                display: 'flex',
                alignItems: 'flex-start',
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              {selection?.of(row)}
              <Box
                sx={{
                  minWidth: 0,
                  px: selection ? 0 : 2,
                  py: 1,
                  overflowWrap: 'anywhere',
                  flex: 1,
                }}
              >
                {to === undefined ? (
                  <Typography sx={{ fontWeight: 600 }}>{first}</Typography>
                ) : (
                  <Link to={to(row, { filterValues, sort })}>{first}</Link>
                )}
                {titles.map((title) => (
                  <Typography key={title}>{title}</Typography>
                ))}
                <Typography variant="body2" color="textSecondary">
                  {at('line', row).join(' · ')}
                </Typography>
                {below?.(row)}
              </Box>
            </Box>
          );
        })}
      </Box>
    </>
  );
}

function LongList<Row extends object, Name extends string>({
  table,
  ...shown
}: Shown<Row, Name> & { table: TableOptions }) {
  const { list, heads, cells, to, more, selection, none } = shown;
  const textOf = useTexts(shown);
  const { filterValues, sort: sorted } = useListContext();
  const pathOf = (row: Row) => to?.(row, { filterValues, sort: sorted }) ?? '';
  const titled = namesOf(list).find((name) => list.columns[name].narrow === 'title');
  const cellOf = (name: Name, row: Row): ReactNode => {
    const own = cells?.[name]?.(row, pathOf(row));
    if (own !== undefined) return own;
    const text = textOf(name, row) || '—';
    // A row that is pressed is reached by no key.
    return name === titled && to ? <OpenLink to={pathOf(row)}>{text}</OpenLink> : text;
  };
  return (
    <DataTable<Row & RaRecord>
      bulkActionButtons={false}
      {...(none !== undefined && { empty: none })}
      rowClick={to === undefined ? false : (_id, _resource, row) => pathOf(row)}
      {...table}
    >
      {selection?.column}
      {namesOf(list).map((name) => {
        const { sort } = list.columns[name];
        return (
          <DataTable.Col<Row & RaRecord>
            key={name}
            label={heads[name]}
            {...(sort === undefined ? { disableSort: true } : { source: sort })}
            render={(row) => cellOf(name, row)}
          />
        );
      })}
      {more && (
        <DataTable.Col<Row & RaRecord> key="more" label={more.head} disableSort render={more.of} />
      )}
    </DataTable>
  );
}

/** The page of a list of the staff: a table, and on a telephone what of it names and tells most. */
export function ListPage<Row extends object, Name extends string>({
  title,
  filters,
  toolbar,
  table = {},
  tableFrom = 'md',
  children,
  filter,
  filterDefaultValues,
  ...shown
}: Props<Row, Name>) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down(tableFrom));
  const { sortable, order } = shown.list;
  const asked = {
    ...(filter !== undefined && { filter }),
    ...(filterDefaultValues !== undefined && { filterDefaultValues }),
    ...(toolbar !== undefined && { actions: toolbar }),
  };
  return (
    <List
      empty={false}
      exporter={false}
      sort={{ field: sortable[0], order: order === 'asc' ? 'ASC' : 'DESC' }}
      {...{ title, filters }}
      {...asked}
    >
      {children}
      {isNarrow ? <ShortList {...shown} /> : <LongList {...shown} {...{ table }} />}
    </List>
  );
}
