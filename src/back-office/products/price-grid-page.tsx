import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { Title, useNotify, useStore } from 'react-admin';
import { writePriceCells } from '#src/domain/catalogue/price-grid.calls.ts';
import {
  type CellRefusal,
  type GridQuery,
  MAX_GRID_ROWS,
} from '#src/domain/catalogue/price-grid.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';
import { type BulkChange, BulkPrices } from './bulk-prices.tsx';
import { changesOf, columnsOf, type Edits, editKey } from './grid-cells.ts';
import { GridFilter } from './grid-filter.tsx';
import { useGridSentences } from './grid-sentences.ts';
import { type Block, endsOf, GridTable, type Typed } from './grid-table.tsx';
import { OwnedBy } from './owned.tsx';
import { PriceSets } from './price-sets.tsx';
import { SavePrices } from './save-prices.tsx';
import { bulkTyped, typedInto } from './type-cells.ts';
import { type LoadedGrid, useGridPages } from './use-grid-pages.ts';

/** Rows of a page of the grid. */
const SIZE = 100;
const START: Block = { from: { row: 0, column: 0 }, to: { row: 0, column: 0 } };

type Refused = Readonly<Record<string, CellRefusal>>;

function Grid({ grid, hasMore, isLoading, load }: LoadedGrid) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const notify = useNotify();
  const { sentenceOf, problemOf } = useGridSentences();
  const { write, isWriting, refusal } = useWrite();
  // What was typed is there again after another page was looked at.
  const [edits, setEdits] = useStore<Edits>('price-grid.edits', {});
  const [refused, setRefused] = useState<Refused>({});
  const [block, setBlock] = useState(START);
  // What is sent twice is one change.
  const changeId = useRef(crypto.randomUUID());
  const { rows, shops, ownedBy } = grid;
  const colours = grid.total ?? rows.length;
  const columns = useMemo(() => columnsOf(shops), [shops]);
  const changes = useMemo(() => changesOf(grid, edits, locale), [grid, edits, locale]);
  // What is more than a call takes stays typed, for the next one.
  const ready = changes
    .flatMap((one) => (one.problem === null ? [one] : []))
    .slice(0, MAX_GRID_ROWS);
  const first = Math.floor(block.to.row / SIZE) * SIZE;
  const last = Math.min(first + SIZE, rows.length);
  const [from, count] = [first + 1, rows.length];

  const problems = new Map(
    changes.flatMap((one) => {
      const keyOf = (field: 'initialCents' | 'saleCents') =>
        editKey(one.row, { shop: one.shop, field });
      if (one.problem !== null) return [[keyOf(one.field), problemOf(one.problem)]];
      const why = refused[keyOf('initialCents')];
      if (why === undefined) return [];
      return (['initialCents', 'saleCents'] as const)
        .filter((field) => edits[keyOf(field)] !== undefined)
        .map((field) => [keyOf(field), sentenceOf(why)] as const);
    }),
  );
  const isFull = rows.length >= MAX_GRID_ROWS;
  const activeRow = rows[block.to.row];
  const activeColumn = columns[block.to.column];
  const said = activeRow && activeColumn && problems.get(editKey(activeRow, activeColumn));

  function type(next: (known: Edits) => Edits) {
    changeId.current = crypto.randomUUID();
    setRefused({});
    setEdits(next);
  }

  async function save(): Promise<boolean> {
    const cells = ready.map(({ cell }) => cell);
    const body = { changeId: changeId.current, cells };
    const answer = await write(writePriceCells, { body });
    if (answer === undefined) return false;
    changeId.current = crypto.randomUUID();
    const left: Record<string, string> = { ...edits };
    const not: Record<string, CellRefusal> = {};
    for (const [at, { row, shop }] of ready.entries()) {
      const why = answer.results[at]?.refusal ?? null;
      const keys = (['initialCents', 'saleCents'] as const).map((field) =>
        editKey(row, { shop, field }),
      );
      for (const key of keys) {
        if (why === null) delete left[key];
        else not[key] = why;
      }
    }
    setEdits(left);
    setRefused(not);
    const saved = cells.length - Object.keys(not).length / 2;
    notify(saved === 0 ? t`Nothing was saved.` : t`The prices are changed.`);
    return true;
  }

  async function show(row: number) {
    const loaded = await load(row + SIZE);
    if (loaded.rows.length <= row) return;
    const place = { row, column: block.to.column };
    setBlock({ from: place, to: place });
  }

  /** Rows that a paste goes on to are read first; what is longer than the grid is told. */
  async function paste(typed: readonly Typed[]) {
    const end = Math.max(...typed.map(({ row }) => row)) + 1;
    const loaded = await load(end);
    type((known) => typedInto({ grid: loaded, edits: known, language: locale }, typed));
    const left = end - loaded.rows.length;
    if (left > 0)
      notify(
        t`${plural(left, {
          one: '# pasted line has no row here and was left out.',
          other: '# pasted lines have no row here and were left out.',
        })}`,
      );
  }

  async function fill(change: BulkChange) {
    const loaded = change.isAll ? await load(MAX_GRID_ROWS) : grid;
    const where = { block: endsOf(block), change };
    type((known) => bulkTyped({ grid: loaded, edits: known, language: locale }, where));
  }
  const shownIds = new Set(rows.map(({ optionId }) => optionId));
  const hidden = Object.keys(edits).filter((key) => !shownIds.has(key.split(' ')[0] ?? '')).length;

  if (rows.length === 0) return <Typography>{t`Nothing was found.`}</Typography>;
  return (
    <>
      <OwnedBy by={ownedBy}>
        <Stack
          direction="row"
          spacing={1}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
          useFlexGap
        >
          <SavePrices changes={ready} {...{ isWriting, refusal, sentenceOf }} onSave={save} />
          <BulkPrices onChange={fill} />
          <Button disabled={Object.keys(edits).length === 0} onClick={() => type(() => ({}))}>
            {t`Discard what was typed`}
          </Button>
          <Typography>
            <Plural value={changes.length} one="# price typed" other="# prices typed" />
          </Typography>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {t`Type or paste from a spreadsheet. Enter or F2 changes a cell, Escape leaves it as it was, Delete empties it, Shift with arrows selects.`}
        </Typography>
      </OwnedBy>
      <Box aria-live="polite">
        {problems.size > 0 && (
          <Alert severity="error">
            <Plural
              value={problems.size}
              one="# cell cannot be saved."
              other="# cells cannot be saved."
            />{' '}
            {said ?? [...problems.values()][0]}
          </Alert>
        )}
        {hidden > 0 && (
          <Alert severity="info">
            <Plural
              value={hidden}
              one="# typed price belongs to a product that is not shown here. It is kept, and saved when it is shown."
              other="# typed prices belong to products that are not shown here. They are kept, and saved when they are shown."
            />
          </Alert>
        )}
      </Box>
      <GridTable
        {...{ rows, first, columns, edits, problems, block }}
        size={SIZE}
        isReadOnly={ownedBy !== null}
        onBlock={setBlock}
        hasMore={hasMore && !isFull}
        onType={paste}
      />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button
          disabled={first === 0}
          onClick={() => show(first - SIZE)}
        >{t`Previous rows`}</Button>
        <Typography>
          {hasMore
            ? t`Rows ${from}–${last}, ${colours} colours in all`
            : t`Rows ${from}–${last} of ${count}`}
        </Typography>
        <Button
          disabled={last === rows.length && (!hasMore || isFull)}
          loading={isLoading}
          onClick={() => show(last)}
        >{t`Next rows`}</Button>
      </Stack>
      {hasMore && isFull && (
        <Alert severity="info">{t`There are more products than the grid shows: narrow them down.`}</Alert>
      )}
    </>
  );
}

/** What products cost in all shops of the member, to be typed, pasted and changed many at a time. */
export function PriceGridPage() {
  const { t } = useLingui();
  const [query, setQuery] = useState<GridQuery>({});
  const { loaded, refusal } = useGridPages(query);
  return (
    <Stack spacing={1.5} sx={{ mt: 2, minWidth: 0 }}>
      <Title title={t`Price grid`} />
      <GridFilter {...{ query }} labels={loaded?.grid.labels ?? []} onChange={setQuery} />
      <Refusal of={refusal} />
      {loaded !== null && <Grid key={JSON.stringify(query)} {...loaded} />}
      <PriceSets />
    </Stack>
  );
}
