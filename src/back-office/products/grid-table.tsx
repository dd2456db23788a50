import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { GridRow } from '#src/domain/catalogue/price-grid.schema.ts';
import { useShopNames } from '../look/shop-names.ts';
import {
  type Column,
  costIn,
  type Edits,
  editKey,
  readBlock,
  readCell,
  textOf,
} from './grid-cells.ts';
import { GRID_LOOK } from './grid-look.ts';

export type Place = { row: number; column: number };
/** A block of cells: where it was begun, and the cell that has the focus. */
export type Block = { from: Place; to: Place };
export type Typed = Place & { text: string };

type GridTableProps = {
  rows: readonly GridRow[];
  /** Rows that are shown. */
  first: number;
  size: number;
  /** Whether there are rows after these. */
  hasMore: boolean;
  columns: readonly Column[];
  edits: Edits;
  /** Sentences of cells that cannot be saved, by the keys of `edits`. */
  problems: ReadonlyMap<string, string>;
  block: Block;
  onBlock: (block: Block) => void;
  onType: (typed: readonly Typed[]) => void;
  /** Cells are moved through and copied, and none is typed in. */
  isReadOnly: boolean;
};

/** Both ends of a block in their order. */
export function endsOf({ from, to }: Block) {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  };
}

/** Rows and columns that keys go. */
const STEPS = new Map<string, readonly [rows: number, columns: number]>([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
  ['PageUp', [-20, 0]],
  ['PageDown', [20, 0]],
]);

const within = (value: number, end: number) => Math.max(0, Math.min(value, end - 1));

/** Prices of colours in shops, moved through, typed, copied and pasted as in a spreadsheet. */
export function GridTable(props: GridTableProps) {
  const { rows, first, size, hasMore, columns, edits, problems, block } = props;
  const { onBlock, isReadOnly } = props;
  const onType = isReadOnly ? () => undefined : props.onType;
  const { t, i18n } = useLingui();
  const { nameOf } = useShopNames();
  const [editing, setEditing] = useState<string | null>(null);
  const edit = (text: string) => {
    if (!isReadOnly) setEditing(text);
  };
  const table = useRef<HTMLTableElement>(null);
  // The focus follows the active cell, once somebody is in the grid.
  const isInside = useRef(false);
  const active = block.to;
  const ends = endsOf(block);
  const formats = useMemo(
    () =>
      new Map(
        columns.map(({ shop, currency }) => [
          shop,
          new Intl.NumberFormat(shop, { style: 'currency', currency }),
        ]),
      ),
    [columns],
  );
  const isEditing = editing !== null;
  useEffect(() => {
    if (!isInside.current || isEditing) return;
    const at = `[data-at="${active.row} ${active.column}"]`;
    const cell = table.current?.querySelector(at);
    if (cell instanceof HTMLElement) cell.focus();
  }, [active.row, active.column, isEditing]);

  const move = ([down, right]: readonly [number, number], isLonger = false) => {
    const to = {
      row: within(active.row + down, rows.length),
      column: within(active.column + right, columns.length),
    };
    onBlock({ from: isLonger ? block.from : to, to });
  };
  const textAt = ({ row, column }: Place) => {
    const [of, at] = [rows[row], columns[column]];
    return of === undefined || at === undefined ? '' : textOf(of, at, edits, i18n.locale);
  };
  const placesOf = () => {
    const { top, bottom, left, right } = ends;
    return Array.from({ length: bottom - top + 1 }, (_, row) =>
      Array.from({ length: right - left + 1 }, (__, column) => ({
        ...{ row: top + row, column: left + column },
      })),
    );
  };
  const commit = (step: readonly [number, number]) => {
    if (editing !== null) onType([{ ...active, text: editing }]);
    setEditing(null);
    move(step);
  };

  function onKeyOfInput(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === 'Escape') setEditing(null);
    else if (event.key === 'Enter') commit(event.shiftKey ? [-1, 0] : [1, 0]);
    else if (event.key === 'Tab') commit(event.shiftKey ? [0, -1] : [0, 1]);
    else return;
    event.preventDefault();
  }

  function onKey(event: KeyboardEvent) {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const step = STEPS.get(key);
    const isPlain = !(ctrlKey || metaKey || altKey);
    if (step !== undefined) move(step, shiftKey);
    else if (key === 'Home') move([ctrlKey ? -rows.length : 0, -columns.length], shiftKey);
    else if (key === 'End') move([ctrlKey ? rows.length : 0, columns.length], shiftKey);
    else if (key === 'Enter' || key === 'F2') edit(textAt(active));
    else if (key === 'Delete' || key === 'Backspace') {
      onType(placesOf().flatMap((line) => line.map((place) => ({ ...place, text: '' }))));
    } else if (isPlain && /^[\d.,]$/.test(key)) edit(key);
    else return;
    event.preventDefault();
  }

  function onCopy(event: ClipboardEvent) {
    if (isEditing) return;
    const lines = placesOf().map((line) => line.map(textAt).join('\t'));
    event.clipboardData.setData('text/plain', lines.join('\n'));
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent) {
    if (isEditing) return;
    event.preventDefault();
    if (isReadOnly) return;
    const values = readBlock(event.clipboardData.getData('text/plain'));
    const [[only = ''] = []] = values;
    if (values.length === 1 && values[0]?.length === 1) {
      onType(placesOf().flatMap((line) => line.map((place) => ({ ...place, text: only }))));
      return;
    }
    onType(
      values.flatMap((line, row) =>
        line.map((text, column) => ({ row: ends.top + row, column: ends.left + column, text })),
      ),
    );
    const [row, column] = [values.length - 1, Math.max(...values.map((line) => line.length)) - 1];
    onBlock({
      from: { row: ends.top, column: ends.left },
      to: {
        row: within(ends.top + row, Math.min(rows.length, first + size)),
        column: within(ends.left + column, columns.length),
      },
    });
  }

  const onClick = (place: Place) => (event: MouseEvent) =>
    onBlock({ from: event.shiftKey ? block.from : place, to: place });

  const shops = columns.filter(({ field }) => field === 'initialCents');
  const isActive = ({ row, column }: Place) => row === active.row && column === active.column;
  const isSelected = ({ row, column }: Place) =>
    row >= ends.top && row <= ends.bottom && column >= ends.left && column <= ends.right;

  /** As the country of the shop writes it; as it was typed where it is no amount. */
  function shownAt(row: GridRow, column: Column): string {
    const typed = edits[editKey(row, column)];
    const known = costIn(row, column.shop)?.[column.field] ?? null;
    const cents = typed === undefined ? known : readCell(typed, i18n.locale);
    return cents === null ? (typed ?? '') : (formats.get(column.shop)?.format(cents / 100) ?? '');
  }

  return (
    <Box sx={GRID_LOOK}>
      <Box
        component="table"
        ref={table}
        role="grid"
        aria-label={t`Prices`}
        aria-multiselectable
        aria-rowcount={hasMore ? -1 : rows.length + 2}
        onKeyDown={onKey}
        onFocus={() => {
          isInside.current = true;
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          // A cell that is typed into is made again as a field: the focus is nowhere for a moment.
          if (relatedTarget !== null) isInside.current = currentTarget.contains(relatedTarget);
        }}
        {...{ onCopy, onPaste }}
      >
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>{t`Product`}</th>
            {shops.map(({ shop, currency }) => (
              <th key={shop} scope="colgroup" colSpan={2}>{`${nameOf(shop)} (${currency})`}</th>
            ))}
          </tr>
          <tr>
            {columns.map(({ shop, field }) => (
              <th key={`${shop} ${field}`} scope="col">
                {field === 'initialCents' ? t`Price` : t`Reduced to`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(first, first + size).map((row, nth) => {
            const title = [row.name, row.colour, row.size].filter(Boolean).join(', ');
            return (
              <tr key={`${row.optionId} ${row.sku}`} aria-rowindex={first + nth + 3}>
                <th scope="row" title={title}>
                  {title}
                </th>
                {columns.map((column, index) => {
                  const place = { row: first + nth, column: index };
                  const key = editKey(row, column);
                  const problem = problems.get(key);
                  const isField = isEditing && isActive(place);
                  return (
                    <Box
                      component="td"
                      key={key}
                      role="gridcell"
                      data-at={`${place.row} ${place.column}`}
                      data-typed={edits[key] === undefined ? undefined : ''}
                      tabIndex={isActive(place) ? 0 : -1}
                      aria-selected={isSelected(place)}
                      aria-readonly={isReadOnly || undefined}
                      aria-invalid={problem !== undefined}
                      title={problem}
                      onClick={onClick(place)}
                      onDoubleClick={() => edit(textAt(place))}
                    >
                      {isField ? (
                        <Box
                          component="input"
                          autoFocus
                          aria-label={`${title}, ${nameOf(column.shop)}`}
                          inputMode="decimal"
                          value={editing}
                          onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
                            setEditing(target.value)
                          }
                          onKeyDown={onKeyOfInput}
                          onBlur={() => {
                            onType([{ ...place, text: editing }]);
                            setEditing(null);
                          }}
                        />
                      ) : (
                        shownAt(row, column)
                      )}
                    </Box>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}
