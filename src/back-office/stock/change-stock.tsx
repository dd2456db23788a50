import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { useRef, useState } from 'react';
import { RadioButtonGroupInput, required, SelectInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { changeStocks } from '#src/domain/stock/stock.calls.ts';
import type { ChangedLine } from '#src/domain/stock/stock.schema.ts';
import { CHANGE_REASONS, WAREHOUSE } from '#src/domain/stock/stock.ts';
import { useWrite } from '../calls/use-write.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { ChangeLines, EMPTY_LINE } from './change-lines.tsx';
import { OUTCOME_SENTENCES, REASON_NAMES } from './stock-words.ts';
import { usePlaces } from './use-places.ts';

type Typed = { item: string; number: number };

/** What is asked for by what was typed, without the id of the change. */
function toLines({ place, reason, by, lines }: FieldValues) {
  const typed: Typed[] = Array.isArray(lines) ? lines : [];
  return typed.map(({ item, number }) => ({
    ...{ item: item.trim(), place, reason },
    ...(by === 'number' ? { quantity: number } : { difference: number }),
  }));
}

/** The same form sent twice is one change; other contents are another. */
function useChangeId() {
  const sent = useRef({ text: '', changeId: '' });
  return (text: string) => {
    if (sent.current.text !== text) sent.current = { text, changeId: crypto.randomUUID() };
    return sent.current.changeId;
  };
}

function Refused({ lines }: { lines: readonly ChangedLine[] }) {
  const { t, i18n } = useLingui();
  if (lines.length === 0) return null;
  const byItem = new Map(lines.map((line) => [line.item, line]));
  return (
    <Alert severity="error" sx={{ my: 1 }}>
      {t`Nothing was changed.`}
      <ul>
        {[...byItem.values()].map(({ item, outcome, before }) => (
          <li key={item}>
            <strong>{item}</strong>
            {outcome === 'done' || outcome === 'left-out'
              ? null
              : `: ${i18n._(OUTCOME_SENTENCES[outcome])} `}
            {before === null ? null : t`In stock: ${before}.`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Changes many stocks at once, all or nothing, by barcodes or skus that are typed. */
export function ChangeStock() {
  const { t, i18n } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const { places } = usePlaces();
  const changeIdOf = useChangeId();
  const [refused, setRefused] = useState<readonly ChangedLine[]>([]);
  const own = places.filter(({ mayChange }) => mayChange);

  async function save(typed: FieldValues): Promise<boolean> {
    setRefused([]);
    const asked = { allOrNothing: true, lines: toLines(typed) };
    const changeId = changeIdOf(JSON.stringify(asked));
    const body = changeStocks.request.body.parse({ changeId, ...asked });
    const answer = await write(changeStocks, { body });
    if (answer === undefined) return false;
    // It was answered: the same once more is another change.
    changeIdOf('');
    const wrong = answer.lines.filter(
      ({ outcome }) => outcome !== 'done' && outcome !== 'left-out',
    );
    setRefused(wrong);
    return wrong.length === 0;
  }

  if (own.length === 0) return null;
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Change stock`}
      variant="contained"
      defaultValues={{
        place: own.find(({ id }) => id === WAREHOUSE)?.id ?? own[0]?.id,
        reason: 'receive',
        by: 'difference',
        lines: [EMPTY_LINE],
      }}
      onSave={save}
    >
      <Refused lines={refused} />
      <SelectInput source="place" label={t`Place`} choices={own} validate={required()} />
      <SelectInput
        source="reason"
        label={t`Why`}
        choices={CHANGE_REASONS.map((id) => ({ id, name: i18n._(REASON_NAMES[id]) }))}
        validate={required()}
      />
      <RadioButtonGroupInput
        source="by"
        label={t`The numbers are`}
        choices={[
          { id: 'difference', name: t`how many more, or fewer with a minus` },
          { id: 'number', name: t`how many can be sold now` },
        ]}
        validate={required()}
      />
      <ChangeLines />
    </FormDialog>
  );
}
