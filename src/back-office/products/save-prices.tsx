import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { forecastPriceCells } from '#src/domain/catalogue/price-grid.calls.ts';
import type { CellResult, PriceCell } from '#src/domain/catalogue/price-grid.schema.ts';
import { ask, type Refusal as Refused } from '../calls/ask.ts';
import { refusalOf } from '../calls/use-write.ts';
import { DialogBody, DialogDeeds, DialogFrame } from '../look/dialog-frame.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { useShopNames } from '../look/shop-names.ts';
import type { Change } from './grid-cells.ts';

export type Ready = Extract<Change, { problem: null }>;

/** So many lines are read by somebody; the others are counted. */
const SHOWN = 100;

/** What a price was and becomes, and what shoppers will see struck. */
function useLine() {
  const { t } = useLingui();
  const { money } = useFormats();
  const { nameOf } = useShopNames();
  return ({ row, shop, currency, cell }: Ready, { shown }: CellResult) => {
    const said = (cost: PriceCell['before']) =>
      cost === null
        ? '—'
        : [cost.saleCents, cost.initialCents]
            .flatMap((cents) => (cents === null ? [] : money(cents, currency)))
            .join(' / ');
    const what = [row.name, row.colour, row.size, nameOf(shop)].filter(Boolean).join(', ');
    const [before, after] = [said(cell.before), said(cell.after)];
    const line = t`${what}: ${before} → ${after}`;
    if (shown === null || cell.after.saleCents === null) return [line, ''];
    if (shown.struckCents === null) {
      return [line, t`Nothing is struck: it was as cheap within 30 days.`];
    }
    const struck = money(shown.struckCents, currency);
    if (shown.lowestCents === null) return [line, t`${struck} is struck.`];
    const lowest = money(shown.lowestCents, currency);
    return [line, t`${struck} is struck, lowest price of 30 days ${lowest}.`];
  };
}

type SavePricesProps = {
  changes: readonly Ready[];
  isWriting: boolean;
  refusal: Refused | null;
  sentenceOf: (refusal: CellResult['refusal']) => string;
  onSave: () => Promise<boolean>;
};

/** Shows what typed prices will do, and saves them once that is seen. */
export function SavePrices({ changes, isWriting, refusal, sentenceOf, onSave }: SavePricesProps) {
  const { t } = useLingui();
  const lineOf = useLine();
  const [found, setFound] = useState<readonly CellResult[] | null>(null);
  const [failure, setFailure] = useState<Refused | null>(null);
  const [isAsking, setAsking] = useState(false);
  const count = changes.length;
  const close = () => setFound(null);

  async function look() {
    setAsking(true);
    setFailure(null);
    try {
      const body = { cells: changes.map(({ cell }) => cell) };
      setFound((await ask(forecastPriceCells, { body })).results);
    } catch (error) {
      setFailure(refusalOf(error));
    }
    setAsking(false);
  }

  const lines = changes.slice(0, SHOWN).flatMap((change, at) => {
    const result = found?.[at];
    return result === undefined ? [] : [{ change, result }];
  });
  const more = count - lines.length;
  const unstruck =
    found?.filter(
      ({ shown }, at) =>
        shown !== null && shown.struckCents === null && changes[at]?.cell.after.saleCents !== null,
    ).length ?? 0;
  const refused = found?.filter((one) => one.refusal !== null).length ?? 0;
  const written = count - refused;

  return (
    <>
      <Button variant="contained" disabled={count === 0} loading={isAsking} onClick={look}>
        {t`Check and save`}
      </Button>
      <Refusal of={failure} />
      <DialogFrame isOpen={found !== null} title={t`What will change`} onBack={close}>
        <DialogBody>
          <Typography>
            <Plural
              value={written}
              one="# price will be changed."
              other="# prices will be changed."
            />{' '}
            {unstruck > 0 && (
              <Plural
                value={unstruck}
                one="# reduction will not be struck."
                other="# reductions will not be struck."
              />
            )}{' '}
            {refused > 0 && (
              <Plural
                value={refused}
                one="# cannot be saved and stays in the grid."
                other="# cannot be saved and stay in the grid."
              />
            )}
          </Typography>
          <Box component="ul" sx={{ pl: 2.5 }}>
            {lines.map(({ change, result }) => {
              const [line, struck] = lineOf(change, result);
              return (
                <li key={`${change.row.optionId} ${change.row.sku} ${change.shop}`}>
                  {line}
                  <Typography
                    variant="body2"
                    color={result.refusal === null ? 'textSecondary' : 'error'}
                  >
                    {result.refusal === null ? struck : sentenceOf(result.refusal)}
                  </Typography>
                </li>
              );
            })}
          </Box>
          {more > 0 && <Plural value={more} one="And # more." other="And # more." />}
          <Refusal of={refusal} />
        </DialogBody>
        <DialogDeeds onBack={close}>
          <Button
            variant="contained"
            loading={isWriting}
            disabled={written === 0}
            onClick={async () => {
              if (await onSave()) close();
            }}
          >
            <Trans>
              Save <Plural value={written} one="# price" other="# prices" />
            </Trans>
          </Button>
        </DialogDeeds>
      </DialogFrame>
    </>
  );
}
